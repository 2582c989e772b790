extension JSON5Parser {
  mutating func value() throws(JSON5Error) -> JSON5Value {
    let start = position
    guard let current else { throw unexpected(.value) }
    switch current {
    case "{": return JSON5Value(.object(try members()), at: start)
    case "[": return JSON5Value(.array(try elements()), at: start)
    case "\"", "'": return JSON5Value(.string(try string()), at: start)
    case "+", "-", ".", "0"..."9": return JSON5Value(.number(try number()), at: start)
    default: return JSON5Value(try literal(), at: start)
    }
  }

  private mutating func members() throws(JSON5Error) -> [JSON5Value.Member] {
    try open(.object)
    var members: [JSON5Value.Member] = []
    try skipTrivia()
    while !skip("}") {
      members.append(try member())
      try separator(closing: "}", else: .commaOrBrace)
    }
    openings.removeLast()
    return members
  }

  private mutating func member() throws(JSON5Error) -> JSON5Value.Member {
    let start = position
    let key = try key()
    try skipTrivia()
    guard skip(":") else { throw unexpected(.colon) }
    try skipTrivia()
    return JSON5Value.Member(key: key, keyPosition: start, value: try value())
  }

  private mutating func key() throws(JSON5Error) -> String {
    if current == "\"" || current == "'" { return try string() }
    guard let name = try identifier() else { throw unexpected(.key) }
    return name
  }

  private mutating func elements() throws(JSON5Error) -> [JSON5Value] {
    try open(.array)
    var elements: [JSON5Value] = []
    try skipTrivia()
    while !skip("]") {
      elements.append(try value())
      try separator(closing: "]", else: .commaOrBracket)
    }
    openings.removeLast()
    return elements
  }

  /// Goes over a bracket and notes it as open.
  private mutating func open(_ kind: JSON5Error.Opening.Kind) throws(JSON5Error) {
    let limit = JSON5Document.depthLimit
    guard openings.count < limit else { throw error(.tooDeep(limit: limit)) }
    openings.append(JSON5Error.Opening(kind, at: position))
    advance()
  }

  /// Goes over the comma that must stand between two entries and may stand after the last.
  private mutating func separator(
    closing: Unicode.Scalar, else expected: JSON5Error.Expectation
  ) throws(JSON5Error) {
    try skipTrivia()
    guard skip(",") || current == closing else { throw unexpected(expected) }
    try skipTrivia()
  }

  private mutating func literal() throws(JSON5Error) -> JSON5Value.Kind {
    let start = position
    guard let word = try identifier() else { throw unexpected(.value) }
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "Infinity": return .number(.infinity)
    case "NaN": return .number(.nan)
    default: throw error(.unquotedWord(word), at: start)
    }
  }
}
