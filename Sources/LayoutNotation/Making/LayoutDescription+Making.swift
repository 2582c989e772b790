package import CollectionLayout

extension LayoutDescription {
  /// Returns the frames in a room; measured heights the notation gives stand for content.
  package func solution(in proposal: LayoutProposal) throws(LayoutError) -> LayoutSolution {
    var proposal = proposal
    if let measuredHeights, proposal.measure == nil {
      proposal.measure = MeasuredHeights(measuredHeights, itemCounts: proposal.itemCounts).measure
    }
    let layout = makeLayout()
    if case .flow(let flow) = content, !flow.itemSizes.isEmpty {
      let view = UICollectionView(
        frame: CGRect(origin: .zero, size: proposal.containerSize), collectionViewLayout: layout)
      view.delegate = FlowSizes(flow)
      proposal.collectionView = view
    }
    return try layout.solution(in: proposal)
  }

  /// Returns a fresh layout.
  package func makeLayout() -> UICollectionViewLayout {
    switch content {
    case .compositional(let notation): notation.makeLayout()
    case .flow(let notation): notation.makeLayout()
    case .list(let configuration): UICollectionViewCompositionalLayout.list(using: configuration)
    }
  }
}

extension CompositionalNotation {
  fileprivate func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = scrollDirection
    configuration.interSectionSpacing = interSectionSpacing
    configuration.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.makeItem() }
    configuration.contentInsetsReference = contentInsetsReference
    let sections = sections
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        sections[min(index, sections.count - 1)].makeSection(environment)
      }, configuration: configuration)
  }
}

extension FlowNotation {
  fileprivate func makeLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = itemSize
    layout.minimumLineSpacing = minimumLineSpacing
    layout.minimumInteritemSpacing = minimumInteritemSpacing
    layout.sectionInset = sectionInset
    layout.scrollDirection = scrollDirection
    layout.headerReferenceSize = CGSize(
      width: headerReferenceLength, height: headerReferenceLength)
    layout.footerReferenceSize = CGSize(
      width: footerReferenceLength, height: footerReferenceLength)
    layout.sectionHeadersPinToVisibleBounds = sectionHeadersPinToVisibleBounds
    layout.sectionFootersPinToVisibleBounds = sectionFootersPinToVisibleBounds
    return layout
  }
}

/// Gives the items of a flow layout the sizes the notation lists.
private final class FlowSizes: UICollectionViewDelegateFlowLayout {
  private let flow: FlowNotation

  init(_ flow: FlowNotation) {
    self.flow = flow
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard flow.itemSizes.indices.contains(indexPath.section),
      flow.itemSizes[indexPath.section].indices.contains(indexPath.item)
    else { return flow.itemSize }
    return flow.itemSizes[indexPath.section][indexPath.item]
  }
}

/// Heights of items, in order through all sections, as if they had been measured.
private struct MeasuredHeights {
  let heights: [CGFloat]
  /// The number of items before each section.
  let starts: [Int]

  init(_ heights: [CGFloat], itemCounts: [Int]) {
    self.heights = heights
    var start = 0
    starts = itemCounts.map { count in
      defer { start = start.addingReportingOverflow(max(0, count)).partialValue }
      return start
    }
  }

  func measure(_ element: MeasuredElement, _ size: CGSize) -> CGSize {
    guard case .item(let path) = element else { return size }
    let index = starts[path.section] + path.item
    guard heights.indices.contains(index) else { return size }
    return CGSize(width: size.width, height: heights[index])
  }
}
