/// A reader of one JSON5 text, by recursive descent; its methods bear the names of the grammar.
struct JSON5Parser {
  let scalars: [Unicode.Scalar]
  let file: String
  /// The index of the next scalar.
  var index = 0
  /// The place of the next scalar.
  var position = JSON5Position(line: 1, column: 1)
  /// The arrays and objects that have begun and not ended, outermost first.
  var openings: [JSON5Error.Opening] = []

  init(_ scalars: [Unicode.Scalar], file: String) {
    self.scalars = scalars
    self.file = file
  }

  mutating func document() throws(JSON5Error) -> JSON5Value {
    try skipTrivia()
    let value = try value()
    try skipTrivia()
    guard current == nil else { throw unexpected(.end) }
    return value
  }
}

// MARK: - Walking over the text

extension JSON5Parser {
  /// The next scalar.
  var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  /// The scalar after the next.
  var following: Unicode.Scalar? { index + 1 < scalars.count ? scalars[index + 1] : nil }

  /// Goes over the next scalar, which must exist.
  mutating func advance() {
    let passed = scalars[index]
    index += 1
    if passed == "\n" || (passed == "\r" && current != "\n") {
      position = JSON5Position(line: position.line + 1, column: 1)
    } else {
      position.column += 1
    }
  }

  /// Goes over the next scalar if it is this one.
  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard current == scalar else { return false }
    advance()
    return true
  }
}

// MARK: - Errors

extension JSON5Parser {
  /// A fault at a place, by default the next scalar's.
  func error(_ kind: JSON5Error.Kind, at place: JSON5Position? = nil) -> JSON5Error {
    JSON5Error(file: file, kind: kind, position: place ?? position, opening: openings.last)
  }

  /// The fault that the next scalar, or the end of the text, is not what must come.
  func unexpected(_ expected: JSON5Error.Expectation) -> JSON5Error {
    guard let current else { return error(.unexpectedEnd(expected: expected)) }
    return error(.unexpectedCharacter(current, expected: expected))
  }
}
