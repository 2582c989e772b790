extension JSON5Parser {
  /// Goes over white space and comments.
  mutating func skipTrivia() throws(JSON5Error) {
    while let scalar = current {
      if scalar == "/" {
        try skipComment()
      } else if scalar.isJSON5WhiteSpace {
        advance()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(JSON5Error) {
    let start = position
    switch following {
    case "/": while let scalar = current, !scalar.isLineTerminator { advance() }
    case "*":
      advance()
      advance()
      try skipBlockComment(from: start)
    default:
      advance()
      throw unexpected(.comment)
    }
  }

  private mutating func skipBlockComment(from start: JSON5Position) throws(JSON5Error) {
    while !(current == "*" && following == "/") {
      guard current != nil else {
        openings.append(JSON5Error.Opening(.comment, at: start))
        throw unexpected(.endOfComment)
      }
      advance()
    }
    advance()
    advance()
  }
}
