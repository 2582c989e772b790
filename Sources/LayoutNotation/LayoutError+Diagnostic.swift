package import CollectionLayout
package import Diagnostics

extension LayoutDescription {
  /// A fault found in solving, in words and at the place in the notation it comes from.
  package func diagnostic(of error: LayoutError) -> Diagnostic {
    Diagnostic(.error, "layout.impossible", error.fault, at: location(of: error.place))
  }

  /// Where in the file the part of the layout was written that a place names.
  private func location(of place: LayoutPlace) -> SourceLocation {
    guard let section = place.section, case .compositional(let layout) = content,
      let last = layout.sections.last
    else { return location }
    let notation = layout.sections.indices.contains(section) ? layout.sections[section] : last
    return notation.location(of: place.subitems)
  }
}

extension SectionNotation {
  /// Where the section's group, or something in it, was written.
  package func location(of subitems: [Int]) -> SourceLocation {
    guard case .group(var item, _) = content else { return location }
    for index in subitems {
      guard let subitem = item.group?.content.subitem(at: index) else { break }
      item = subitem
    }
    return item.location
  }
}

extension GroupNotation.Content {
  fileprivate func subitem(at index: Int) -> ItemNotation? {
    switch self {
    case .subitems(let items): items.indices.contains(index) ? items[index] : nil
    case .equal(let item, _), .repeating(let item, _): item
    }
  }
}
