package import Diagnostics

extension JSON5Error {
  /// The error in words.
  package var diagnostic: Diagnostic {
    Diagnostic(
      .error, "json5.\(identifier)", summary, explanation: explanation,
      at: SourceLocation(file: file, line: position.line, column: position.column),
      solutions: solutions)
  }

  private var identifier: String {
    switch kind {
    case .invalidUTF8: "invalid-utf8"
    case .unexpectedCharacter: "unexpected-character"
    case .unexpectedEnd: "unexpected-end"
    case .unquotedWord: "unquoted-word"
    case .lineBreakInString: "line-break-in-string"
    case .invalidEscape: "invalid-escape"
    case .unpairedSurrogate: "unpaired-surrogate"
    case .leadingZero: "leading-zero"
    case .tooDeep: "too-deep"
    }
  }

  private var summary: String {
    switch kind {
    case .invalidUTF8: "the text is not UTF-8 from here on"
    case .unexpectedCharacter(let found, let expected):
      "expected \(expected.words), found \(found.words)"
    case .unexpectedEnd(let expected): "expected \(expected.words), found the end of the file"
    case .unquotedWord(let word): "the word “\(word)” has no quotes"
    case .lineBreakInString: "a string goes over the end of its line"
    case .invalidEscape(let letter): "“\\” cannot stand before \(letter.words)"
    case .unpairedSurrogate: "a “\\u” escape is half a character"
    case .leadingZero: "a number begins with a needless zero"
    case .tooDeep(let limit): "more than \(limit) lists and objects lie inside one another"
    }
  }

  private var explanation: String? {
    opening.map { opening in
      "the \(opening.kind.words) begins at \(opening.position.line):\(opening.position.column)"
    }
  }

  private var solutions: [String] {
    switch kind {
    case .invalidUTF8: ["save the file as UTF-8"]
    case .unquotedWord(let word):
      if let literal = nearestName(to: word, among: ["true", "false", "null"]) {
        ["did you mean “\(literal)”?"]
      } else {
        ["write \"\(word)\""]
      }
    case .lineBreakInString: ["end the string on its line, or end the line with “\\”"]
    case .invalidEscape: ["write “\\\\” for a backslash"]
    case .leadingZero: ["leave the zero out"]
    case .unexpectedCharacter("=", expected: .colon): ["write “:” between a key and its value"]
    case .unexpectedCharacter(let found, expected: .commaOrBrace) where found.beginsEntry,
      .unexpectedCharacter(let found, expected: .commaOrBracket) where found.beginsEntry:
      ["is a comma missing before it?"]
    case .unexpectedCharacter("#", expected: _): ["a comment begins with “//”"]
    case .unexpectedCharacter, .unexpectedEnd, .unpairedSurrogate, .tooDeep: []
    }
  }
}

extension JSON5Error.Expectation {
  fileprivate var words: String {
    switch self {
    case .value: "a value"
    case .key: "a key"
    case .colon: "“:” after the key"
    case .commaOrBracket: "“,” or “]”"
    case .commaOrBrace: "“,” or “}”"
    case .end: "the end of the file"
    case .digit: "a digit"
    case .hexadecimalDigit: "a hexadecimal digit"
    case .endOfNumber: "the end of the number"
    case .comment: "“//” or “/*”"
    case .endOfComment: "“*/”"
    case .endOfString: "the end of the string"
    }
  }
}

extension JSON5Error.Opening.Kind {
  fileprivate var words: String {
    switch self {
    case .array: "list"
    case .object: "object"
    case .string: "string"
    case .comment: "comment"
    }
  }
}

extension Unicode.Scalar {
  /// The scalar as a sentence names it: itself in quotes, or its number where it cannot be seen.
  fileprivate var words: String {
    switch properties.generalCategory {
    case _ where self == "\n" || self == "\r": "the end of the line"
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator:
      "U+" + String(repeating: "0", count: max(0, 4 - hexadecimal.count)) + hexadecimal
    default: "“\(self)”"
    }
  }

  private var hexadecimal: String { String(value, radix: 16, uppercase: true) }

  /// Could be the head of a key or a value.
  fileprivate var beginsEntry: Bool {
    switch self {
    case "\"", "'", "{", "[", "+", "-", ".", "0"..."9": true
    default: isIdentifierStart
    }
  }
}
