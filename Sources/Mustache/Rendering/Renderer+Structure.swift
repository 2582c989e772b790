extension Renderer {
  mutating func render(_ section: Node.Section) throws(MustacheError) {
    let value = value(of: section.name, at: section.place)
    switch value {
    case _ where value.isTrue == section.isInverted: break
    case _ where section.isInverted:
      try deepen(at: section.place)
      try render(section.content)
      depth -= 1
    case .list(let elements):
      for element in elements { try render(section.content, for: element, at: section.place) }
    default: try render(section.content, for: value, at: section.place)
    }
  }

  private mutating func render(
    _ content: [Node], for value: MustacheValue, at place: TemplatePlace
  ) throws(MustacheError) {
    try deepen(at: place)
    let outer = enter(value)
    try render(content)
    leave(outer)
    depth -= 1
  }

  /// Renders a partial, or a parent with the arguments its tag holds.
  mutating func render(
    _ partial: Node.Partial, arguments blocks: [Node.Block]?
  ) throws(MustacheError) {
    guard let number = try number(of: partial) else { return }
    try deepen(at: partial.place)
    let outer = (template, indentation, arguments)
    if let blocks { arguments.append(Arguments(blocks: blocks, template: template)) }
    indentation += partial.indentation
    template = number
    try render(library.templates[number].get())
    (template, indentation, arguments) = outer
    depth -= 1
  }

  /// The number of the template a partial means; `nil` for none, where that may be.
  private mutating func number(of partial: Node.Partial) throws(MustacheError) -> Int? {
    let name: String
    switch partial.target {
    case .known(let number): return number
    case .unknown(let unknown): name = unknown
    case .dynamic(let reference):
      guard case .string(let found) = value(of: reference, at: partial.place), !found.isEmpty
      else { return nil }
      if let number = library.numbers[found] { return number }
      name = found
    }
    if library.unknownPartials == .empty { return nil }
    throw .unknownPartial(
      name, known: library.numbers.keys.sorted(), file: library.files[template],
      place: partial.place)
  }

  /// Renders the outermost argument for a block, or its own content where no parent has one.
  ///
  /// An argument sees the arguments of the parents around its own only, as it is written there.
  mutating func render(_ block: Node.Block) throws(MustacheError) {
    try deepen(at: block.place)
    if let (level, argument) = argument(for: block.name) {
      let outer = (template, indentation, arguments)
      template = arguments[level].template
      indentation += block.indentation
      skipsIndentation = !block.isStandalone
      arguments.removeSubrange(level...)
      try render(argument.content)
      (template, indentation, arguments) = outer
      skipsIndentation = false
    } else {
      try render(block.content)
    }
    depth -= 1
  }

  private func argument(for name: NameKey) -> (level: Int, block: Node.Block)? {
    for (level, arguments) in arguments.enumerated() {
      if let block = arguments.blocks.first(where: { $0.name == name }) { return (level, block) }
    }
    return nil
  }
}
