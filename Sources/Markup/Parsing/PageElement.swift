internal import CLibXML2

/// An element of a parsed page: a view into the page's tree, valid as long as the page.
struct PageElement {
  let node: xmlNodePtr
  /// Its start tag in the bytes.
  let tag: StartTag
  /// Whether it is one of HTML's own, as opposed to SVG's.
  let isHTML: Bool
  /// Its local name.
  let name: String

  init(_ node: xmlNodePtr, tag: StartTag) {
    self.node = node
    self.tag = tag
    name = String(cString: node.pointee.name)
    isHTML = node.pointee.ns.map { equal($0.pointee.href, "http://www.w3.org/1999/xhtml") } ?? true
  }

  /// The namespace prefix it is written with.
  var prefix: String? { node.pointee.ns?.pointee.prefix.map { String(cString: $0) } }

  /// The element around it; `nil` for the root.
  var parent: xmlNodePtr? {
    node.pointee.parent.flatMap { $0.pointee.type == XML_ELEMENT_NODE ? $0 : nil }
  }

  /// The value of an attribute without a namespace; `nil` where it is absent.
  subscript(_ attribute: StaticString) -> String? {
    node.attribute { equal($0.pointee.name, attribute) && $0.pointee.ns == nil }
  }

  /// The value of an attribute of the `xml` namespace.
  subscript(xml attribute: StaticString) -> String? {
    node.attribute { equal($0.pointee.name, attribute) && $0.pointee.ns != nil }
  }
}

extension xmlNodePtr {
  /// The value of the first attribute that satisfies a condition.
  func attribute(where matches: (xmlAttrPtr) -> Bool) -> String? {
    var attribute = pointee.properties
    while let current = attribute {
      if matches(current) { return current.value }
      attribute = current.pointee.next
    }
    return nil
  }

  /// The first child and its siblings, in document order.
  var childNodes: some Sequence<xmlNodePtr> {
    sequence(state: pointee.children) { next in
      defer { next = next?.pointee.next }
      return next
    }
  }
}

extension xmlAttrPtr {
  /// The value, character references replaced.
  var value: String {
    guard let first = pointee.children else { return "" }
    if first.pointee.next == nil, first.pointee.type == XML_TEXT_NODE {
      return first.pointee.content.map { String(cString: $0) } ?? ""
    }
    guard let text = xmlNodeListGetString(pointee.doc, first, 1) else { return "" }
    defer { clibxml2_free(text) }
    return String(cString: text)
  }
}

/// Whether a C string of the library has exactly these bytes.
func equal(_ text: UnsafePointer<xmlChar>?, _ other: StaticString) -> Bool {
  xmlStrEqual(text, other.utf8Start) != 0
}

extension xmlNodePtr {
  /// The text of the node and of everything inside it.
  var text: String {
    guard let content = xmlNodeGetContent(self) else { return "" }
    defer { clibxml2_free(content) }
    return String(cString: content)
  }
}
