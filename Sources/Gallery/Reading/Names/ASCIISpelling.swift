/// How letters of the Latin, Greek and Cyrillic scripts are spelled in ASCII.
///
/// Greek follows ELOT 743, Cyrillic ICAO document 9303: both give a letter and its decomposed form
/// the same spelling, so that a name keeps its address when a Mac has decomposed it. Latin letters
/// need no table, for Unicode's own names spell them: LATIN SMALL LETTER E WITH ACUTE.
enum ASCIISpelling {
  /// The lower-case spelling of a letter, digit or mark: empty for what only changes another
  /// letter, `nil` for a letter of another script and for what is no letter.
  static func spelling(of scalar: Unicode.Scalar) -> String? {
    if scalar.isASCII { return spellingOfASCII(scalar) }
    if isMark(scalar) { return "" }
    let lower = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
    if let spelling = cyrillic[lower] ?? latin[lower] { return spelling }
    guard let name = lower.properties.name else { return nil }
    return spelling(ofName: name)
  }

  /// The whole text spelled in ASCII lower case, what cannot be spelled as it is: the text as
  /// names are compared.
  static func folded(_ text: [UInt8]) -> [UInt8] {
    if text.allSatisfy({ $0 < 0x80 }) { return text.map(lowercased) }
    var folded: [UInt8] = []
    folded.reserveCapacity(text.count)
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      if scalar.isASCII {
        folded.append(lowercased(UInt8(truncatingIfNeeded: scalar.value)))
      } else {
        folded += (spelling(of: scalar) ?? scalar.properties.lowercaseMapping).utf8
      }
    }
    return folded
  }
}

extension ASCIISpelling {
  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  private static func spellingOfASCII(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "a"..."z", "0"..."9": String(scalar)
    case "A"..."Z": scalar.properties.lowercaseMapping
    default: nil
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .modifierSymbol: true
    default: false
    }
  }

  /// Reads names such as GREEK SMALL LETTER ALPHA WITH TONOS.
  private static func spelling(ofName name: String) -> String? {
    guard let kind = kinds.first(where: { name.hasPrefix($0) }) else { return nil }
    let rest = name.utf8.dropFirst(kind.utf8.count)
    let letter = Substring(rest.prefix { $0 != UInt8(ascii: " ") })
    let more = rest.dropFirst(letter.utf8.count)
    guard more.isEmpty || more.starts(with: " WITH ".utf8) else { return nil }
    if kind.hasPrefix("G") { return greek[letter] }
    return letter.utf8.count <= 3 ? letter.lowercased() : nil
  }

  private static let kinds = [
    "LATIN SMALL LETTER ", "LATIN SMALL LIGATURE ", "GREEK SMALL LETTER ",
  ]

  private static let greek: [Substring: String] = [
    "ALPHA": "a", "BETA": "v", "GAMMA": "g", "DELTA": "d", "EPSILON": "e", "ZETA": "z",
    "ETA": "i", "THETA": "th", "IOTA": "i", "KAPPA": "k", "LAMDA": "l", "MU": "m", "NU": "n",
    "XI": "x", "OMICRON": "o", "PI": "p", "RHO": "r", "SIGMA": "s", "TAU": "t", "UPSILON": "y",
    "PHI": "f", "CHI": "ch", "PSI": "ps", "OMEGA": "o",
  ]

  private static let cyrillic: [Unicode.Scalar: String] = [
    "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ж": "zh", "з": "z", "и": "i",
    "й": "i", "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r", "с": "s",
    "т": "t", "у": "u", "ф": "f", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch",
    "ъ": "ie", "ы": "y", "ь": "", "э": "e", "ю": "iu", "я": "ia", "ё": "e", "є": "ie", "і": "i",
    "ї": "i", "ґ": "g", "ђ": "d", "ѓ": "g", "ѕ": "dz", "ј": "j", "љ": "lj", "њ": "nj", "ћ": "c",
    "ќ": "k", "ў": "u", "џ": "dz",
  ]

  /// Letters whose names do not spell them.
  private static let latin: [Unicode.Scalar: String] = [
    "ß": "ss", "þ": "th", "ð": "d", "ı": "i", "ŋ": "ng", "ĸ": "k", "ſ": "s", "ə": "e",
    "ς": "s", "ª": "a", "º": "o",
  ]
}
