extension JSON5Parser {
  /// A string between two equal quotes, its escapes resolved.
  mutating func string() throws(JSON5Error) -> String {
    openings.append(JSON5Error.Opening(.string, at: position))
    let quote = current
    advance()
    var text = String.UnicodeScalarView()
    while let scalar = current, scalar != quote {
      switch scalar {
      case "\n", "\r": throw error(.lineBreakInString)
      case "\\": if let escaped = try escape() { text.append(escaped) }
      default:
        text.append(scalar)
        advance()
      }
    }
    guard current != nil else { throw unexpected(.endOfString) }
    advance()
    openings.removeLast()
    return String(text)
  }

  /// The scalar an escape stands for; `nil` for a line continuation.
  private mutating func escape() throws(JSON5Error) -> Unicode.Scalar? {
    let start = position
    advance()
    guard let letter = current else { throw unexpected(.endOfString) }
    advance()
    switch letter {
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "v": return "\u{B}"
    case "x": return Unicode.Scalar(UInt8(try hexadecimal(digits: 2)))
    case "u": return try unicodeEscape(from: start)
    case "\n", "\u{2028}", "\u{2029}": return nil
    case "\r":
      _ = skip("\n")
      return nil
    case "0" where current.map { !("0"..."9").contains($0) } ?? true: return "\0"
    case "0"..."9": throw error(.invalidEscape(letter), at: start)
    default: return letter
    }
  }

  /// The scalar of `\uXXXX`, or of two that are a surrogate pair, the first `\u` passed already.
  mutating func unicodeEscape(from start: JSON5Position) throws(JSON5Error) -> Unicode.Scalar {
    let first = try hexadecimal(digits: 4)
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xD800...0xDBFF).contains(first), current == "\\", following == "u"
    else { throw error(.unpairedSurrogate, at: start) }
    advance()
    advance()
    let second = try hexadecimal(digits: 4)
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw error(.unpairedSurrogate, at: start) }
    return scalar
  }

  private mutating func hexadecimal(digits: Int) throws(JSON5Error) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = current?.hexadecimalValue else { throw unexpected(.hexadecimalDigit) }
      number = number << 4 + digit
      advance()
    }
    return number
  }
}
