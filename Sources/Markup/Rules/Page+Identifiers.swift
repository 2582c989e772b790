/// Ids are unique, and what names one finds it.
extension Page {
  /// The ids in document order.
  var ids: [String] { elements.compactMap { $0["id"] } }

  var identifierFindings: [PageFinding] {
    var firstElements: [ExactText: PageElement] = [:]
    var findings: [PageFinding] = []
    for element in elements {
      guard let id = element["id"] else { continue }
      if let first = firstElements[ExactText(id)] {
        let line = lines.position(of: first.tag.range.lowerBound).line
        findings.append(
          finding(.reference(.duplicateID(id, firstLine: line)), at: element, attribute: "id"))
      } else {
        firstElements[ExactText(id)] = element
      }
    }
    let known = Set(firstElements.keys)
    return findings + elements.flatMap { missingReferences(of: $0, known: known) }
  }

  private func missingReferences(of element: PageElement, known: Set<ExactText>) -> [PageFinding] {
    Self.referringAttributes.flatMap { attribute -> [PageFinding] in
      guard let value = element[attribute] else { return [] }
      let name = "\(attribute)"
      return value.split(whereSeparator: \.isWhitespace).map(String.init)
        .filter { !known.contains(ExactText($0)) }
        .map {
          finding(
            .reference(.missingReference(id: $0, attribute: name)), at: element, attribute: name)
        }
    }
  }

  /// Attributes that hold one id, or several separated by white space.
  private static let referringAttributes: [StaticString] = [
    "for", "list", "form", "headers", "popovertarget", "commandfor", "aria-labelledby",
    "aria-describedby", "aria-controls", "aria-details", "aria-owns", "aria-flowto",
    "aria-activedescendant", "aria-errormessage",
  ]
}
