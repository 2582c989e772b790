extension JSON5Parser {
  /// An ECMAScript 5.1 IdentifierName (7.6), escapes resolved; `nil` where none begins.
  mutating func identifier() throws(JSON5Error) -> String? {
    guard let first = current, first.isIdentifierStart || first == "\\" else { return nil }
    var name = String.UnicodeScalarView()
    while let scalar = current {
      if scalar == "\\" {
        name.append(try escapedPart(isFirst: name.isEmpty))
      } else if scalar.isIdentifierPart {
        name.append(scalar)
        advance()
      } else {
        break
      }
    }
    return String(name)
  }

  /// `\uXXXX`, which must stand for a scalar that could stand there itself.
  private mutating func escapedPart(isFirst: Bool) throws(JSON5Error) -> Unicode.Scalar {
    let start = position
    advance()
    guard let letter = current else { throw unexpected(.key) }
    guard letter == "u" else { throw error(.invalidEscape(letter), at: start) }
    advance()
    let scalar = try unicodeEscape(from: start)
    guard isFirst ? scalar.isIdentifierStart : scalar.isIdentifierPart
    else { throw error(.unexpectedCharacter(scalar, expected: .key), at: start) }
    return scalar
  }
}
