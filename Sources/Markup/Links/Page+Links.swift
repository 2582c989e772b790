/// The addresses in a page, and what is wrong with them whatever site the page is in.
extension Page {
  /// Reads every address.
  ///
  /// - Complexity: O(elements + bytes of their tags).
  func readLinks() -> (links: [Link], findings: [PageFinding]) {
    let ids = Set(self.ids.map(ExactText.init))
    var links: [Link] = []
    var findings: [PageFinding] = []
    for element in elements {
      for attribute in AddressAttribute.all(of: element) {
        guard let value = element[attribute.name] else { continue }
        let place = finding(
          .emptyLink(attribute: "\(attribute.name)"), at: element, attribute: "\(attribute.name)")
        for address in attribute.isSourceSet ? SourceSet(value).addresses : [value] {
          if address.isEmpty {
            findings.append(place)
          } else if address.utf8.first != UInt8(ascii: "#") {
            links.append(
              Link(address, role: attribute.role, line: place.line, column: place.column ?? 1))
          } else if let id = address.missingFragment(among: ids) {
            findings.append(
              place.with(.missingReference(id: id, attribute: "\(attribute.name)")))
          }
        }
      }
    }
    return (links, findings + elements.flatMap(sourceSetFindings))
  }

  private func sourceSetFindings(of element: PageElement) -> [PageFinding] {
    AddressAttribute.all(of: element).filter(\.isSourceSet).flatMap { attribute -> [PageFinding] in
      guard let value = element[attribute.name] else { return [] }
      let set = SourceSet(value)
      var kinds = set.malformed.map { PageFinding.Kind.malformedSourceSet($0) }
      if set.hasWidths, element["sizes"] == nil, element["imagesizes"] == nil {
        kinds.append(.missingAttribute("sizes", element: element.name))
      }
      return kinds.map { finding($0, at: element, attribute: "\(attribute.name)") }
    }
  }
}

extension String {
  /// The id that a link inside the page names, where no element has it.
  fileprivate func missingFragment(among ids: Set<ExactText>) -> String? {
    guard case .file(_, let fragment?) = try? Reference(self, in: SitePath("")) else { return nil }
    return fragment.isAnchor(among: ids) ? nil : fragment
  }
}

extension String {
  /// Whether a decoded fragment finds its place; HTML § 7.4.6.4: none and `top` are the beginning.
  func isAnchor(among ids: Set<ExactText>) -> Bool {
    isEmpty || self == "top" || ids.contains(ExactText(self))
  }
}
