internal import CLibXML2

/// Walks a page along the grammar and names each fault where it stands.
///
/// After a fault the walk goes on as if it were mended: an element in a wrong place is judged by
/// its own definition, an attribute or text that may not be there is passed over. So one fault is
/// one finding, and the next one is still found.
///
/// A walker remembers what it derived from the grammar; one walker serves one thread at a time.
struct SchemaWalker {
  private let grammar: Grammar
  private var table: PatternTable
  private var findings: [PageFinding] = []
  private var next = 0

  init(_ grammar: Grammar) {
    self.grammar = grammar
    table = grammar.table
  }

  /// Whether hostile pages have made it remember so much that a new one is better.
  var isWorn: Bool { table.patterns.count > grammar.table.patterns.count + 10_000 }

  /// The faults of a page, in document order.
  ///
  /// - Complexity: O(elements + attributes) once the page's kinds of content have been met.
  mutating func findings(in page: Page) -> [PageFinding] {
    findings = []
    next = 0
    guard let root = page.elements.first else { return [] }
    let definition = grammar.elements[grammar.root]
    if root.qualifiedName != definition.name {
      findings.append(page.finding(.schema(.unknownElement(root.name)), at: root))
    }
    walk(page, by: grammar.root)
    return findings
  }

  /// Judges the next element of the page, and all inside it, by a definition; without one, only
  /// what is inside it.
  private mutating func walk(_ page: Page, by index: Int?) {
    guard next < page.elements.count else { return }
    let element = page.elements[next]
    next += 1
    let definition = index.map { grammar.elements[$0] }
    if let definition { walkAttributes(of: element, in: page, by: definition) }
    var content = definition?.content ?? PatternTable.notAllowed
    var hasFault = false
    for node in element.node.childNodes {
      switch node.pointee.type {
      case XML_ELEMENT_NODE:
        hasFault = !walkChild(of: element, in: page, by: definition, content: &content) || hasFault
      case XML_TEXT_NODE, XML_CDATA_SECTION_NODE:
        guard definition != nil, !hasFault, !node.isBlank else { continue }
        let after = table.afterChild(PatternTable.text, in: content)
        if after == PatternTable.notAllowed {
          hasFault = true
          findings.append(page.finding(.schema(.misplacedText(parent: element.name)), at: element))
        } else {
          content = after
        }
      default: continue
      }
    }
    if definition != nil, !hasFault, !table.isNullable(content) {
      findings.append(page.finding(.schema(.incompleteElement(element.name)), at: element))
    }
  }

  /// Judges the next element of the page as a child; returns whether it may stand there.
  private mutating func walkChild(
    of parent: PageElement, in page: Page, by definition: Grammar.Element?,
    content: inout Pattern.ID
  ) -> Bool {
    guard next < page.elements.count else { return true }
    let child = page.elements[next]
    let own = grammar.definitions[child.qualifiedName]
    guard let own else {
      findings.append(page.finding(.schema(.unknownElement(child.name)), at: child))
      walk(page, by: nil)
      return false
    }
    guard let definition else {
      walk(page, by: own)
      return true
    }
    if let index = definition.children[child.qualifiedName] {
      let after = table.afterChild(table.leaf(.element(index)), in: content)
      if after != PatternTable.notAllowed {
        content = after
        walk(page, by: index)
        return true
      }
    }
    findings.append(
      page.finding(.schema(.misplacedElement(child.name, parent: parent.name)), at: child))
    walk(page, by: definition.children[child.qualifiedName] ?? own)
    return false
  }

  private mutating func walkAttributes(
    of element: PageElement, in page: Page, by definition: Grammar.Element
  ) {
    var state = definition.attributes
    for (name, value) in element.node.attributes where !name.hasPrefix("data-") {
      guard let rules = definition.attributeRules[name] else {
        let kind = PageFinding.Kind.schema(.unknownAttribute(name, element: element.name))
        findings.append(page.finding(kind, at: element, attribute: name))
        continue
      }
      let token = value.trimmingXMLSpace
      let accepting = rules.filter { grammar.attributes[$0].value.accepts(token) }
      var after = PatternTable.notAllowed
      for rule in accepting.isEmpty ? rules : accepting {
        let pattern = grammar.attributes[rule].pattern
        after = table.choice(after, table.afterAttribute(pattern, in: state))
      }
      if after != PatternTable.notAllowed { state = after }
      if accepting.isEmpty || after == PatternTable.notAllowed {
        let kind: PageFinding.Kind =
          accepting.isEmpty
          ? .schema(.invalidAttributeValue(value, attribute: name, element: element.name))
          : .schema(.unknownAttribute(name, element: element.name))
        findings.append(page.finding(kind, at: element, attribute: name))
      }
    }
    guard !table.isNullable(state), let name = missingAttribute(in: state) else { return }
    findings.append(
      page.finding(.schema(.missingAttribute(name, element: element.name)), at: element))
  }

  /// The attribute that would do most to complete an element.
  private mutating func missingAttribute(in state: Pattern.ID) -> String? {
    let rules = table.leaves(of: state).compactMap { leaf -> Int? in
      if case .attribute(let rule) = leaf { rule } else { nil }
    }
    let completing = rules.first { rule in
      let after = table.afterAttribute(grammar.attributes[rule].pattern, in: state)
      return table.isNullable(after)
    }
    return (completing ?? rules.first).flatMap { grammar.attributes[$0].names.first }
  }
}

extension PageElement {
  /// Its name as the grammar knows it.
  fileprivate var qualifiedName: Grammar.QualifiedName {
    Grammar.QualifiedName(isHTML: isHTML, local: name)
  }
}

extension xmlNodePtr {
  /// Whether text consists of white space only, which no element minds.
  fileprivate var isBlank: Bool { xmlIsBlankNode(self) != 0 }

  /// The attributes with their names as written.
  fileprivate var attributes: some Sequence<(name: String, value: String)> {
    sequence(state: pointee.properties) { next in
      guard let attribute = next else { return nil }
      next = attribute.pointee.next
      return (attribute.qualifiedName, attribute.value)
    }
  }
}

extension xmlAttrPtr {
  private var prefix: String? { pointee.ns?.pointee.prefix.map { String(cString: $0) } }

  fileprivate var qualifiedName: String {
    let name = String(cString: pointee.name)
    return prefix.map { "\($0):\(name)" } ?? name
  }
}

extension String {
  /// The text without XML's white space around it.
  var trimmingXMLSpace: Substring {
    var rest = self[...]
    while rest.utf8.first?.isXMLSpace == true { rest.unicodeScalars.removeFirst() }
    while rest.utf8.last?.isXMLSpace == true { rest.unicodeScalars.removeLast() }
    return rest
  }
}
