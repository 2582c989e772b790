extension JSON5Parser {
  /// A number with or without a sign: decimal, hexadecimal, `Infinity` or `NaN`.
  mutating func number() throws(JSON5Error) -> Double {
    let isNegative = current == "-"
    if isNegative || current == "+" { advance() }
    let magnitude = try magnitude()
    if let current, current.isIdentifierPart || current == "." { throw unexpected(.endOfNumber) }
    return isNegative ? -magnitude : magnitude
  }

  private mutating func magnitude() throws(JSON5Error) -> Double {
    switch current {
    case "I", "N": return try namedNumber()
    case "0" where following == "x" || following == "X": return try hexadecimalNumber()
    default: return try decimalNumber()
    }
  }

  private mutating func namedNumber() throws(JSON5Error) -> Double {
    let start = position
    switch try identifier() {
    case "Infinity": return .infinity
    case "NaN": return .nan
    case let word: throw error(.unquotedWord(word ?? ""), at: start)
    }
  }

  private mutating func hexadecimalNumber() throws(JSON5Error) -> Double {
    let start = index
    advance()
    advance()
    guard current?.hexadecimalValue != nil else { throw unexpected(.hexadecimalDigit) }
    while current?.hexadecimalValue != nil { advance() }
    return double(from: start)
  }

  private mutating func decimalNumber() throws(JSON5Error) -> Double {
    let start = index, place = position
    let hasLeadingZero = current == "0"
    let integerDigits = skipDigits()
    if hasLeadingZero, integerDigits > 1 { throw error(.leadingZero, at: place) }
    if skip(".") {
      guard skipDigits() + integerDigits > 0 else { throw unexpected(.digit) }
    } else if integerDigits == 0 {
      throw unexpected(.digit)
    }
    if current == "e" || current == "E" {
      advance()
      if current == "+" || current == "-" { advance() }
      guard skipDigits() > 0 else { throw unexpected(.digit) }
    }
    return double(from: start)
  }

  /// Goes over decimal digits and returns how many there were.
  private mutating func skipDigits() -> Int {
    let start = index
    while let scalar = current, ("0"..."9").contains(scalar) { advance() }
    return index - start
  }

  /// The double nearest to the number written since an index.
  private func double(from start: Int) -> Double {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<index])
    return Double(String(text)) ?? .nan
  }
}
