/// The addresses in a page, and what is wrong with them whatever site the page is in.
extension Page {
  /// Reads every address.
  ///
  /// - Complexity: O(elements + bytes of their tags).
  func readLinks() -> (links: [Link], findings: [PageFinding]) {
    var reader = LinkReader(page: self, ids: Set(ids.map(ExactText.init)))
    for element in elements {
      for attribute in AddressAttribute.all(of: element.name) {
        guard let value = element[attribute.name] else { continue }
        if attribute.isSourceSet {
          reader.read(SourceSet(value), in: attribute, of: element)
        } else {
          reader.read([value], in: attribute, of: element)
        }
      }
    }
    return (reader.links, reader.findings)
  }
}

private struct LinkReader {
  let page: Page
  let ids: Set<ExactText>
  var links: [Link] = []
  var findings: [PageFinding] = []

  mutating func read(_ set: SourceSet, in attribute: AddressAttribute, of element: PageElement) {
    read(set.addresses, in: attribute, of: element)
    for candidate in set.malformed {
      report(.link(.malformedSourceSet(candidate)), attribute, of: element)
    }
    if set.hasWidths, element["sizes"] == nil, element["imagesizes"] == nil {
      report(.schema(.missingAttribute("sizes", element: element.name)), attribute, of: element)
    }
  }

  mutating func read(
    _ addresses: [String], in attribute: AddressAttribute, of element: PageElement
  ) {
    let offset = element.tag.offset(ofAttribute: attribute.name, in: page.bytes)
    let place = page.lines.position(of: offset ?? element.tag.range.lowerBound)
    for address in addresses {
      if address.isEmpty {
        report(.link(.emptyLink(attribute: "\(attribute.name)")), attribute, of: element)
      } else if address.utf8.first != UInt8(ascii: "#") {
        let role = attribute.role(in: element)
        links.append(Link(address, role: role, line: place.line, column: place.column))
      } else if let id = missingFragment(in: address) {
        let kind = ReferenceFault.missingReference(id: id, attribute: "\(attribute.name)")
        report(.reference(kind), attribute, of: element)
      }
    }
  }

  /// The id that a link inside the page names, where no element has it.
  private func missingFragment(in address: String) -> String? {
    guard case .file(_, let fragment?) = try? Reference(address, in: SitePath("")) else {
      return nil
    }
    return fragment.isAnchor(among: ids) ? nil : fragment
  }

  private mutating func report(
    _ kind: PageFinding.Kind, _ attribute: AddressAttribute, of element: PageElement
  ) {
    findings.append(page.finding(kind, at: element, attribute: "\(attribute.name)"))
  }
}

extension String {
  /// Whether a decoded fragment finds its place; HTML § 7.4.6.4: none and `top` are the beginning.
  func isAnchor(among ids: Set<ExactText>) -> Bool {
    isEmpty || self == "top" || ids.contains(ExactText(self))
  }
}
