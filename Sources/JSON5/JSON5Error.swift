/// What makes a text no JSON5, and where.
package struct JSON5Error: Error, Equatable, Sendable {
  /// The fault.
  package enum Kind: Equatable, Sendable {
    /// The bytes are no UTF-8.
    case invalidUTF8
    /// A character that cannot stand here.
    case unexpectedCharacter(Unicode.Scalar, expected: Expectation)
    /// The text ends too early.
    case unexpectedEnd(expected: Expectation)
    /// A word without quotes that is no literal: `grid`, `True`.
    case unquotedWord(String)
    /// A string goes over the end of its line.
    case lineBreakInString
    /// `\` and something that JSON5 gives no meaning: `\1`.
    case invalidEscape(Unicode.Scalar)
    /// `\uD800`…`\uDFFF` that does not make a pair.
    case unpairedSurrogate
    /// A decimal number that begins with a needless zero: `012`.
    case leadingZero
    /// More arrays and objects inside one another than the limit.
    case tooDeep(limit: Int)
  }

  /// What may stand where something else was found.
  package enum Expectation: Equatable, Sendable {
    case value, key, colon, commaOrBracket, commaOrBrace, end
    case digit, hexadecimalDigit, endOfNumber
    case comment, endOfComment, endOfString
  }

  /// An array, object, string or comment that has begun and not ended.
  package struct Opening: Equatable, Sendable {
    /// What can be open.
    package enum Kind: Equatable, Sendable {
      case array, object, string, comment
    }

    /// What it is.
    package var kind: Kind
    /// Where it begins.
    package var position: JSON5Position

    /// Creates an opening.
    package init(_ kind: Kind, at position: JSON5Position) {
      self.kind = kind
      self.position = position
    }
  }

  /// The document's name.
  package var file: String
  /// The fault.
  package var kind: Kind
  /// Where it is.
  package var position: JSON5Position
  /// The innermost thing that was open there.
  package var opening: Opening?

  /// Creates an error.
  package init(file: String, kind: Kind, position: JSON5Position, opening: Opening? = nil) {
    self.file = file
    self.kind = kind
    self.position = position
    self.opening = opening
  }
}
