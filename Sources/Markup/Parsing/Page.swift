internal import CLibXML2

/// A page as the rules see it: its elements in document order, each with its place in the bytes.
struct Page {
  let bytes: [UInt8]
  let document: XMLDocument
  let elements: [PageElement]
  let scan: TagScanner
  let lines: LineTable

  /// Parses a page.
  ///
  /// - Throws: Why it is not XML.
  /// - Complexity: O(bytes).
  init(_ bytes: [UInt8]) throws(PageFinding) {
    self.bytes = bytes
    document = try XMLDocument.parse(bytes)
    scan = TagScanner(bytes)
    lines = LineTable(bytes)
    elements = zip(document.elementNodes, scan.startTags).map { PageElement($0, tag: $1) }
  }

  /// A finding about an element, placed at its start tag or, where one is named, at an attribute.
  func finding(
    _ kind: PageFinding.Kind, at element: PageElement, attribute: String? = nil
  ) -> PageFinding {
    let offset = attribute.flatMap { element.tag.offset(ofAttribute: $0, in: bytes) }
    return finding(kind, atOffset: offset ?? element.tag.range.lowerBound)
  }

  /// A finding about the byte at an offset.
  func finding(_ kind: PageFinding.Kind, atOffset offset: Int) -> PageFinding {
    let (line, column) = lines.position(of: offset)
    return PageFinding(kind, line: line, column: column)
  }

  /// A finding about the page as a whole, placed at its root element.
  func finding(_ kind: PageFinding.Kind) -> PageFinding {
    finding(kind, atOffset: elements.first?.tag.range.lowerBound ?? 0)
  }
}

extension XMLDocument {
  /// Every element in document order.
  var elementNodes: [xmlNodePtr] {
    guard let root = xmlDocGetRootElement(pointer) else { return [] }
    var nodes: [xmlNodePtr] = []
    root.visitElements { nodes.append($0) }
    return nodes
  }
}

extension xmlNodePtr {
  /// Calls `body` with this element and every one inside it, in document order.
  ///
  /// The parser allows 256 levels, so the recursion is bounded.
  func visitElements(_ body: (xmlNodePtr) -> Void) {
    guard pointee.type == XML_ELEMENT_NODE else { return }
    body(self)
    for child in childNodes { child.visitElements(body) }
  }
}
