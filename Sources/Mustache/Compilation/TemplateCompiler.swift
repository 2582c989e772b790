/// Makes the tree of a template from its tokens.
struct TemplateCompiler {
  /// How deep sections may lie inside one another.
  static let depthLimit = 100

  let file: String
  /// The numbers of the library's templates by their names.
  let numbers: [String: Int]
  /// The sections, blocks and parents that are open, outermost first.
  private var open: [Opened] = []
  /// The nodes of the innermost open thing so far.
  private var nodes: [Node] = []

  /// Something open, and the nodes of what surrounds it.
  private struct Opened {
    var tag: Token.Tag
    var surrounding: [Node]
  }

  private init(file: String, numbers: [String: Int]) {
    self.file = file
    self.numbers = numbers
  }

  /// The nodes of a template.
  static func compile(
    _ text: String, file: String, numbers: [String: Int]
  ) throws(MustacheError) -> [Node] {
    var tokeniser = Tokeniser(text, file: file)
    let tokens = tokensWithoutStandaloneLines(try tokeniser.tokens())
    var compiler = TemplateCompiler(file: file, numbers: numbers)
    return try compiler.tree(tokens)
  }

  private mutating func tree(_ tokens: [Token]) throws(MustacheError) -> [Node] {
    for token in tokens {
      switch token {
      case .text(let text): append(text)
      case .tag(let tag): try append(tag)
      }
    }
    if let unclosed = open.popLast()?.tag {
      throw fault(
        .unclosedSection(tag: unclosed.source, end: unclosed.endTag), at: unclosed.place)
    }
    return nodes
  }
}

// MARK: - Appending

extension TemplateCompiler {
  /// Appends text, as one node with the text before it where the lines follow on one another.
  /// (Empty text marks the start of a line that begins with a tag, and stays a node.)
  private mutating func append(_ token: Token.Text) {
    let text = Node.Text(token)
    if case .text(var last)? = nodes.last, !text.bytes.isEmpty,
      last.endsLine == text.startsLine, last.line + last.newlineCount == text.line
    {
      last.bytes += text.bytes
      last.newlineCount += text.newlineCount
      nodes[nodes.count - 1] = .text(last)
    } else {
      nodes.append(.text(text))
    }
  }

  private mutating func append(_ tag: Token.Tag) throws(MustacheError) {
    switch tag.kind {
    case .comment, .delimiters: break
    case .variable, .unescaped:
      let name = try name(word(tag), in: tag)
      let isEscaped = tag.kind == .variable
      nodes.append(.variable(Node.Variable(name: name, isEscaped: isEscaped, place: tag.place)))
    case .partial: nodes.append(.partial(try partial(tag)))
    case .section, .inverted, .parent, .block: try begin(tag)
    case .end: try end(tag)
    }
  }

  private mutating func begin(_ tag: Token.Tag) throws(MustacheError) {
    _ = try word(tag)
    guard open.count < Self.depthLimit
    else { throw fault(.tooDeep(limit: Self.depthLimit), at: tag.place) }
    open.append(Opened(tag: tag, surrounding: nodes))
    nodes = []
  }

  private mutating func end(_ tag: Token.Tag) throws(MustacheError) {
    guard let opened = open.last else {
      throw fault(.unexpectedEnd(tag: tag.source), at: tag.place)
    }
    guard opened.tag.content == tag.content else {
      throw fault(.mismatchedEnd(tag: tag.source, expected: opened.tag.endTag), at: tag.place)
    }
    open.removeLast()
    let node = try node(opened.tag, content: nodes)
    nodes = opened.surrounding
    nodes.append(node)
  }

  private func node(_ tag: Token.Tag, content: [Node]) throws(MustacheError) -> Node {
    switch tag.kind {
    case .parent:
      let arguments = content.compactMap { node in
        if case .block(let block) = node { block.argument } else { nil as Node.Block? }
      }
      return .parent(try partial(tag), arguments: arguments)
    case .block:
      return .block(Node.Block(tag, content: content))
    default:
      return .section(
        Node.Section(
          name: try name(word(tag), in: tag), isInverted: tag.kind == .inverted, place: tag.place,
          content: content))
    }
  }
}

// MARK: - Names

extension TemplateCompiler {
  private func partial(_ tag: Token.Tag) throws(MustacheError) -> Node.Partial {
    let word = try word(tag)
    let target: Node.Target
    if word.utf8.first == UInt8(ascii: "*") {
      target = .dynamic(try name(String(word.dropFirst()), in: tag))
    } else {
      target = numbers[word].map { .known($0) } ?? .unknown(word)
    }
    return Node.Partial(target: target, indentation: tag.indentation, place: tag.place)
  }

  private func name(_ text: String, in tag: Token.Tag) throws(MustacheError) -> Name {
    guard let name = Name(text) else { throw fault(.invalidName(tag.content), at: tag.place) }
    return name
  }

  /// What a tag names, white space after a `*` left out: any characters but white space.
  private func word(_ tag: Token.Tag) throws(MustacheError) -> String {
    var word = Substring(tag.content)
    if word.first == "*", tag.kind == .partial || tag.kind == .parent {
      word = "*" + word.dropFirst().drop { $0.isWhitespace }
    }
    if word.isEmpty { throw fault(.emptyTag, at: tag.place) }
    if word.utf8.contains(where: \.isSpace) {
      throw fault(.invalidName(tag.content), at: tag.place)
    }
    return String(word)
  }

  private func fault(_ kind: MustacheError.Kind, at place: TemplatePlace) -> MustacheError {
    let opening = open.last.map { MustacheError.Opening(tag: $0.tag.source, place: $0.tag.place) }
    return MustacheError(file: file, kind: kind, place: place, opening: opening)
  }
}
