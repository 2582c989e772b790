extension Unicode.Scalar {
  /// Ends a line comment (ECMAScript 5.1, 7.3).
  var isLineTerminator: Bool {
    self == "\n" || self == "\r" || self == "\u{2028}" || self == "\u{2029}"
  }

  /// May stand between tokens (JSON5, section 8).
  var isJSON5WhiteSpace: Bool {
    switch self {
    case "\t", "\u{B}", "\u{C}", " ", "\u{A0}", "\u{FEFF}": true
    default: isLineTerminator || (!isASCII && properties.generalCategory == .spaceSeparator)
    }
  }

  /// May begin a key without quotes (ECMAScript 5.1, 7.6).
  var isIdentifierStart: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "$", "_": return true
    case _ where isASCII: return false
    default: break
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      return true
    default: return false
    }
  }

  /// May go on with a key without quotes (ECMAScript 5.1, 7.6).
  var isIdentifierPart: Bool {
    switch self {
    case "0"..."9", "\u{200C}", "\u{200D}": return true
    case _ where isIdentifierStart: return true
    case _ where isASCII: return false
    default: break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: return true
    default: return false
    }
  }

  /// The value of a hexadecimal digit.
  var hexadecimalValue: UInt32? {
    switch self {
    case "0"..."9": value - 0x30
    case "a"..."f": value - 0x61 + 10
    case "A"..."F": value - 0x41 + 10
    default: nil
    }
  }
}
