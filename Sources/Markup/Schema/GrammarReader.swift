internal import CLibXML2

/// Reads a grammar in RELAX NG's XML syntax.
struct GrammarReader {
  private let document: XMLDocument
  private var definitions: [String: xmlNodePtr] = [:]
  private var elementIndices: [String: Int] = [:]
  private var readPatterns: [String: Pattern.ID] = [:]
  private var knownRules: [Pattern.ID: [String: [Int]]] = [:]
  private var knownChildren: [Pattern.ID: [Grammar.QualifiedName: Int]] = [:]
  private var parts: [Part: Pattern.ID] = [:]
  private var pending: [(index: Int, node: xmlNodePtr)] = []
  private var grammar = Grammar()

  /// Reads the grammar that is compiled in.
  static func embedded() throws(MarkupError) -> Grammar {
    try read(PackageResources.vitrine_rng)
  }

  /// Reads a grammar.
  ///
  /// - Throws: `MarkupError.unreadableSchema` with the construct that is not understood.
  static func read(_ bytes: [UInt8]) throws(MarkupError) -> Grammar {
    let document: XMLDocument
    do { document = try XMLDocument.parse(bytes) } catch {
      throw .unreadableSchema("\(error.kind) in line \(error.line)")
    }
    var reader = GrammarReader(document)
    return try reader.readGrammar()
  }

  private init(_ document: XMLDocument) { self.document = document }

  private mutating func readGrammar() throws(MarkupError) -> Grammar {
    guard let root = xmlDocGetRootElement(document.pointer) else { throw .unreadableSchema("") }
    var start: xmlNodePtr?
    for node in root.schemaChildren {
      if node.isSchema("start") { start = node }
      if node.isSchema("define") { definitions[node.schemaName] = node }
    }
    guard let start, let reference = start.schemaChildren.first else {
      throw .unreadableSchema("start")
    }
    for name in definitions.keys.sorted() { _ = try pattern(ofDefinition: name) }
    while let (index, node) = pending.popLast() { try readElement(index, from: node) }
    grammar.root = elementIndices[reference.schemaName] ?? 0
    for name in elementIndices.keys.sorted(by: isPreferred) {
      guard let index = elementIndices[name] else { continue }
      grammar.definitions[grammar.elements[index].name] = index
    }
    return grammar
  }

  /// Orders definitions of the same element so that the most general one, the shortest, is last.
  private func isPreferred(_ a: String, _ b: String) -> Bool {
    (b.utf8.count, b) < (a.utf8.count, a)
  }

  // MARK: Definitions

  private mutating func pattern(ofDefinition name: String) throws(MarkupError) -> Pattern.ID {
    if let known = readPatterns[name] { return known }
    guard let node = definitions[name] else { throw .unreadableSchema("ref \(name)") }
    if let element = node.schemaChildren.first, element.isSchema("element") {
      let index = grammar.elements.count
      grammar.elements.append(Grammar.Element(name: try element.elementName()))
      elementIndices[name] = index
      pending.append((index, element))
      readPatterns[name] = grammar.table.leaf(.element(index))
    } else if node.isValueDefinition {
      readPatterns[name] = PatternTable.notAllowed
    } else {
      readPatterns[name] = try pattern(ofGroup: node.schemaChildren)
    }
    return readPatterns[name] ?? PatternTable.notAllowed
  }

  private mutating func readElement(_ index: Int, from node: xmlNodePtr) throws(MarkupError) {
    let whole = try pattern(ofGroup: node.schemaChildren.filter { !$0.isSchema("name") })
    var element = grammar.elements[index]
    element.attributes = try part(of: whole, keepingAttributes: true)
    element.content = try part(of: whole, keepingAttributes: false)
    element.attributeRules = attributeRules(in: element.attributes)
    element.children = try children(in: element.content)
    grammar.elements[index] = element
  }

  /// The attribute rules in a pattern by name. Many elements share the pattern, hence the memory.
  private mutating func attributeRules(in id: Pattern.ID) -> [String: [Int]] {
    if let known = knownRules[id] { return known }
    var rules: [String: [Int]] = [:]
    for case .attribute(let rule) in grammar.table.leaves(of: id) {
      for name in grammar.attributes[rule].names { rules[name, default: []].append(rule) }
    }
    knownRules[id] = rules
    return rules
  }

  /// The definitions of children in a pattern by name.
  private mutating func children(
    in id: Pattern.ID
  ) throws(MarkupError) -> [Grammar.QualifiedName: Int] {
    if let known = knownChildren[id] { return known }
    var children: [Grammar.QualifiedName: Int] = [:]
    for case .element(let child) in grammar.table.leaves(of: id) {
      let name = grammar.elements[child].name
      if let other = children.updateValue(child, forKey: name), other != child {
        throw .unreadableSchema("two definitions of “\(name.local)” in one element")
      }
    }
    knownChildren[id] = children
    return children
  }

  private struct Part: Hashable {
    var whole: Pattern.ID
    var keepsAttributes: Bool
  }

  /// The pattern with either its attributes or its content left.
  private mutating func part(
    of id: Pattern.ID, keepingAttributes: Bool
  ) throws(MarkupError) -> Pattern.ID {
    let key = Part(whole: id, keepsAttributes: keepingAttributes)
    if let known = parts[key] { return known }
    let part = try makePart(of: id, keepingAttributes: keepingAttributes)
    parts[key] = part
    return part
  }

  private mutating func makePart(
    of id: Pattern.ID, keepingAttributes: Bool
  ) throws(MarkupError) -> Pattern.ID {
    switch grammar.table.patterns[id] {
    case .attribute: return keepingAttributes ? id : PatternTable.empty
    case .element, .text: return keepingAttributes ? PatternTable.empty : id
    case .group(let a, let b):
      let first = try part(of: a, keepingAttributes: keepingAttributes)
      return grammar.table.group(first, try part(of: b, keepingAttributes: keepingAttributes))
    case .oneOrMore(let inner):
      return grammar.table.oneOrMore(try part(of: inner, keepingAttributes: keepingAttributes))
    case .choice(let a, let b):
      let leaves = grammar.table.leaves(of: id)
      let hasAttributes = leaves.contains { if case .attribute = $0 { true } else { false } }
      let hasContent = leaves.contains { if case .attribute = $0 { false } else { $0 != .empty } }
      if hasAttributes, hasContent { throw .unreadableSchema("choice of attribute and content") }
      let first = try part(of: a, keepingAttributes: keepingAttributes)
      return grammar.table.choice(first, try part(of: b, keepingAttributes: keepingAttributes))
    case .empty, .notAllowed: return id
    }
  }

  // MARK: Patterns

  private mutating func pattern(ofGroup nodes: [xmlNodePtr]) throws(MarkupError) -> Pattern.ID {
    // From the end, so that what follows a long group's first part is one pattern for all.
    var result = PatternTable.empty
    for node in nodes.reversed() {
      result = grammar.table.group(try pattern(of: node), result)
    }
    return result
  }

  private mutating func pattern(ofChoice nodes: [xmlNodePtr]) throws(MarkupError) -> Pattern.ID {
    var result = PatternTable.notAllowed
    for node in nodes { result = grammar.table.choice(result, try pattern(of: node)) }
    return result
  }

  private mutating func pattern(of node: xmlNodePtr) throws(MarkupError) -> Pattern.ID {
    switch String(cString: node.pointee.name) {
    case "empty": return PatternTable.empty
    case "text": return PatternTable.text
    case "ref": return try pattern(ofDefinition: node.schemaName)
    case "group": return try pattern(ofGroup: node.schemaChildren)
    case "choice": return try pattern(ofChoice: node.schemaChildren)
    case "oneOrMore": return grammar.table.oneOrMore(try pattern(ofGroup: node.schemaChildren))
    case "optional":
      return grammar.table.choice(try pattern(ofGroup: node.schemaChildren), PatternTable.empty)
    case "zeroOrMore":
      let part = try pattern(ofGroup: node.schemaChildren)
      return grammar.table.choice(grammar.table.oneOrMore(part), PatternTable.empty)
    case "attribute": return try attribute(node)
    case let other: throw .unreadableSchema(other)
    }
  }

  private mutating func attribute(_ node: xmlNodePtr) throws(MarkupError) -> Pattern.ID {
    var content = node.schemaChildren
    var names = [node.schemaName]
    if names == [""], !content.isEmpty {
      let nameClass = content.removeFirst()
      names = nameClass.isSchema("choice") ? nameClass.schemaChildren.map(\.text) : [nameClass.text]
    }
    let value = try content.first.map { node throws(MarkupError) in try valueRule(node) } ?? .text
    let pattern = grammar.table.leaf(.attribute(grammar.attributes.count))
    grammar.attributes.append(Grammar.Attribute(names: names, value: value, pattern: pattern))
    return pattern
  }

  private func valueRule(_ node: xmlNodePtr) throws(MarkupError) -> ValueRule {
    switch String(cString: node.pointee.name) {
    case "text": return .text
    case "value": return .word(node.text)
    case "data":
      switch node.attribute(where: { equal($0.pointee.name, "type") }) {
      case "integer": return .integer
      case "nonNegativeInteger": return .nonNegativeInteger
      case let type: throw .unreadableSchema("data \(type ?? "")")
      }
    case "choice":
      var rules: [ValueRule] = []
      for child in node.schemaChildren { rules.append(try valueRule(child)) }
      return .oneOf(rules)
    case "ref":
      guard let body = definitions[node.schemaName]?.schemaChildren.first else {
        throw .unreadableSchema("ref \(node.schemaName)")
      }
      return try valueRule(body)
    case let other: throw .unreadableSchema(other)
    }
  }
}
