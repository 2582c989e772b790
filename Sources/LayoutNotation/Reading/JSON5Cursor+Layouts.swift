internal import CollectionLayout
package import JSON5

extension JSON5Cursor {
  /// The section of the layout notation here; what is wrong with it goes to the reader.
  package func sectionNotation() -> SectionNotation? {
    object { $0.section() }
  }

  /// The whole layout in the notation here; what is wrong with it goes to the reader.
  package func layoutDescription() -> LayoutDescription? {
    object { $0.layout() }
  }
}

extension JSON5Fields {
  fileprivate func layout() -> LayoutDescription? {
    let flow = self["flow"]
    let list = self["list"]
    let sections = self["sections"]
    let kinds = [
      sections.map { _ in "sections" }, flow.map { _ in "flow" }, list.map { _ in "list" },
    ].compactMap { $0 }
    let heights = self["measuredHeights"]?.list { $0.length() }
    guard kinds.count == 1 else {
      cursor.report(.kindUnclear(kinds))
      return nil
    }
    let content: LayoutDescription.Content? =
      if let flow {
        flow.object { $0.flow() }.map { .flow($0) }
      } else if let list {
        list.object { $0.listConfiguration() }.map { .list($0) }
      } else {
        sections.flatMap { compositional($0) }.map { .compositional($0) }
      }
    guard let content else { return nil }
    return LayoutDescription(
      content: content, measuredHeights: heights, location: cursor.location)
  }

  private func compositional(_ list: JSON5Cursor) -> CompositionalNotation? {
    let sections = list.list { $0.sectionNotation() }
    let direction = self["scrollDirection"]?.word(UICollectionView.ScrollDirection.self)
    let spacing = self["interSectionSpacing"]?.distance()
    let boundary = boundaryItems()
    let reference = self["contentInsetsReference"]?.word(UIContentInsetsReference.self)
    guard let sections, case .array(let elements) = list.value.kind else { return nil }
    guard !elements.isEmpty else {
      list.report(.noSections)
      return nil
    }
    // A section that cannot be read has been reported, and the numbers of the others would shift.
    guard sections.count == elements.count else { return nil }
    return CompositionalNotation(
      sections: sections, scrollDirection: direction ?? .vertical,
      interSectionSpacing: spacing ?? 0, boundarySupplementaryItems: boundary,
      contentInsetsReference: reference ?? .safeArea)
  }

  private func flow() -> FlowNotation? {
    var flow = FlowNotation()
    flow.itemSize = self["itemSize"]?.size() ?? flow.itemSize
    flow.itemSizes = self["itemSizes"]?.list { $0.list { $0.size() } } ?? []
    flow.minimumLineSpacing = self["minimumLineSpacing"]?.distance() ?? flow.minimumLineSpacing
    flow.minimumInteritemSpacing =
      self["minimumInteritemSpacing"]?.distance() ?? flow.minimumInteritemSpacing
    if let inset = self["sectionInset"]?.insets() {
      flow.sectionInset = UIEdgeInsets(
        top: inset.top, left: inset.leading, bottom: inset.bottom, right: inset.trailing)
    }
    flow.scrollDirection = self["scrollDirection"]?.word() ?? .vertical
    flow.headerReferenceLength = self["headerReferenceLength"]?.length() ?? 0
    flow.footerReferenceLength = self["footerReferenceLength"]?.length() ?? 0
    flow.sectionHeadersPinToVisibleBounds =
      self["sectionHeadersPinToVisibleBounds"]?.bool() ?? false
    flow.sectionFootersPinToVisibleBounds =
      self["sectionFootersPinToVisibleBounds"]?.bool() ?? false
    // Sizes that were measured are given as sizes: nothing is left to estimate.
    _ = self["automaticSize"]?.bool()
    return flow
  }
}
