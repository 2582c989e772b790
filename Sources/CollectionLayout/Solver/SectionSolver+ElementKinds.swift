extension SectionSolver {
  /// Each kind may be used once in a section, by boundary items and badges together.
  func checkElementKinds() throws(LayoutError) {
    var kinds: [String] = []
    for item in section.boundarySupplementaryItems { kinds.append(item.elementKind) }
    try collect(from: section.group, into: &kinds, depth: 0)
    guard kinds.count > 1 else { return }
    // Bytes are compared: equal kinds are written alike, and WebAssembly carries no tables.
    kinds.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for index in 1..<kinds.count where kinds[index].utf8.elementsEqual(kinds[index - 1].utf8) {
      throw .duplicateElementKind(place.element(kinds[index]))
    }
  }

  private func collect(
    from item: NSCollectionLayoutItem, into kinds: inout [String], depth: Int
  ) throws(LayoutError) {
    guard depth <= LayoutLimits.nesting else {
      throw .nestedTooDeeply(place, limit: LayoutLimits.nesting)
    }
    for supplementary in item.supplementaryItems { kinds.append(supplementary.elementKind) }
    guard let group = item as? NSCollectionLayoutGroup else { return }
    for subitem in group.subitems { try collect(from: subitem, into: &kinds, depth: depth + 1) }
  }
}
