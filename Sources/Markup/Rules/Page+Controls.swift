internal import CLibXML2

/// Links and buttons have a name that can be read out, and do not stand inside one another.
extension Page {
  var controlFindings: [PageFinding] {
    elements.flatMap { element -> [PageFinding] in
      guard element.isControl else { return [] }
      var findings: [PageFinding] = []
      if !element.hasAccessibleName {
        findings.append(
          finding(.reading(.missingAccessibleName(element: element.name)), at: element))
      }
      if let outer = element.enclosingControl {
        findings.append(finding(.reading(.nestedControl(element.name, inside: outer)), at: element))
      }
      return findings
    }
  }
}

extension PageElement {
  /// Whether it is something to press.
  fileprivate var isControl: Bool {
    isHTML && (name == "a" ? self["href"] != nil : Self.controls.contains(name))
  }

  private static let controls: Set = ["button", "summary", "iframe"]

  /// Whether a screen reader can name it; the steps are those of the Accessible Name Computation,
  /// § 4.3.2, reduced to whether there is a name.
  fileprivate var hasAccessibleName: Bool {
    node.hasText(in: "aria-label") || node.hasText(in: "aria-labelledby")
      || node.hasText(in: "title") || node.hasReadableContent
  }

  /// The name of the link or button that it stands in.
  fileprivate var enclosingControl: String? {
    var ancestor = parent
    while let node = ancestor, node.pointee.type == XML_ELEMENT_NODE {
      if node.isNamed("a"), node.hasText(in: "href") { return "a" }
      if node.isNamed("button") { return "button" }
      ancestor = node.pointee.parent
    }
    return nil
  }
}

extension xmlNodePtr {
  /// Whether its content, without what is hidden, holds anything that is read out.
  fileprivate var hasReadableContent: Bool {
    childNodes.contains { child in
      switch child.pointee.type {
      case XML_TEXT_NODE, XML_CDATA_SECTION_NODE: child.text.contains { !$0.isWhitespace }
      case XML_ELEMENT_NODE: child.isReadable
      default: false
      }
    }
  }

  private var isReadable: Bool {
    if value(of: "aria-hidden") == "true" || value(of: "hidden") != nil { return false }
    if hasText(in: "aria-label") || (isNamed("img") && hasText(in: "alt")) { return true }
    return hasReadableContent
  }

  fileprivate func hasText(in attribute: StaticString) -> Bool {
    value(of: attribute)?.contains { !$0.isWhitespace } ?? false
  }

  fileprivate func isNamed(_ name: StaticString) -> Bool { equal(pointee.name, name) }

  private func value(of attribute: StaticString) -> String? {
    self.attribute { equal($0.pointee.name, attribute) && $0.pointee.ns == nil }
  }
}
