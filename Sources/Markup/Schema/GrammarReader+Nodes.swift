internal import CLibXML2

/// A schema's own XML, as `GrammarReader` sees it.
extension xmlNodePtr {
  /// The child elements, annotations and comments left out.
  var schemaChildren: [xmlNodePtr] { childNodes.filter { $0.pointee.type == XML_ELEMENT_NODE } }

  /// The value of the attribute `name`, or nothing.
  var schemaName: String { attribute { equal($0.pointee.name, "name") } ?? "" }

  func isSchema(_ name: StaticString) -> Bool { equal(pointee.name, name) }

  /// Whether a definition is of attribute values and not of a pattern.
  var isValueDefinition: Bool {
    schemaChildren.contains { child in
      child.isSchema("data") || child.isSchema("value")
        || (child.isSchema("choice") && child.isValueDefinition)
    }
  }

  /// The name in an `element` pattern, its namespace found as RELAX NG § 4.8 says.
  func elementName() throws(MarkupError) -> Grammar.QualifiedName {
    let nameChild = schemaChildren.first { $0.isSchema("name") }
    var name = nameChild?.text ?? schemaName
    let prefix = "svg:"
    guard !name.isEmpty else { throw .unreadableSchema("element without a name") }
    guard name.hasPrefix(prefix) else { return Grammar.QualifiedName(isHTML: true, local: name) }
    name.removeFirst(prefix.count)
    return Grammar.QualifiedName(isHTML: false, local: name)
  }
}

extension PatternTable {
  /// The leaves that a pattern is made of.
  func leaves(of id: Pattern.ID) -> [Pattern] {
    var leaves: [Pattern] = []
    var rest = [id]
    while let id = rest.popLast() {
      switch patterns[id] {
      case .choice(let a, let b), .group(let a, let b): rest += [b, a]
      case .oneOrMore(let part): rest.append(part)
      case let leaf: leaves.append(leaf)
      }
    }
    return leaves
  }
}
