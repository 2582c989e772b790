extension Node.Block {
  /// Creates a block from its tag and content.
  init(_ tag: Token.Tag, content: [Node]) {
    name = NameKey(tag.content)
    place = tag.place
    isStandalone = tag.isStandalone
    let intrinsic = isStandalone ? Node.indentation(of: content) : nil
    indentation = intrinsic ?? tag.indentation
    self.content = content
  }

  /// The block as the argument of a parent: its content's own indentation taken away, since the
  /// parent's block gives the lines another.
  var argument: Node.Block {
    guard let width = Node.indentation(of: content)?.count, width > 0 else { return self }
    var argument = self
    argument.content = content.map { $0.unindented(by: width) }
    return argument
  }
}

extension Node {
  /// The white space before the first line of nodes that begin with a fresh line.
  static func indentation(of nodes: [Node]) -> [UInt8]? {
    switch nodes.first {
    case .text(let text) where text.startsLine: text.firstIndentation
    case .section(let section): indentation(of: section.content)
    case .partial(let partial), .parent(let partial, arguments: _): partial.indentation
    case .block(let block) where block.isStandalone: block.indentation
    case .text, .variable, .block, nil: nil
    }
  }

  /// The node with up to a number of blanks taken from the start of each of its lines.
  func unindented(by width: Int) -> Node {
    switch self {
    case .text(let text): return .text(text.unindented(by: width))
    case .variable: return self
    case .section(var section):
      section.content = section.content.map { $0.unindented(by: width) }
      return .section(section)
    case .partial(var partial):
      partial.indentation = Array(partial.indentation.dropFirst(width))
      return .partial(partial)
    case .parent(var partial, let arguments):
      partial.indentation = Array(partial.indentation.dropFirst(width))
      return .parent(partial, arguments: arguments)
    case .block(var block):
      block.indentation = Array(block.indentation.dropFirst(width))
      block.content = block.content.map { $0.unindented(by: width) }
      return .block(block)
    }
  }
}

extension Node.Text {
  /// The blanks before the first line that holds something else.
  fileprivate var firstIndentation: [UInt8] {
    let line = lines.first { !$0.allSatisfy(\.isSpace) } ?? lines.last ?? []
    return Array(line.prefix { $0 == 0x20 || $0 == 0x09 })
  }

  /// The text's lines, their line breaks included.
  var lines: [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: 0x0A) {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    return rest.isEmpty ? lines : lines + [rest]
  }

  fileprivate func unindented(by width: Int) -> Node.Text {
    var text = self
    text.bytes = []
    for (index, line) in lines.enumerated() {
      let blanks =
        index > 0 || startsLine ? line.prefix(width).prefix { $0 == 0x20 || $0 == 0x09 } : []
      text.bytes += line.dropFirst(blanks.count)
    }
    return text
  }
}
