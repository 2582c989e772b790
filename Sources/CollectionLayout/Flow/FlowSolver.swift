/// Places the sections of a flow layout one after another.
struct FlowSolver {
  let layout: UICollectionViewFlowLayout
  let proposal: LayoutProposal

  private var axis: LayoutAxis { layout.scrollDirection.axis }
  private var grid: PixelGrid { PixelGrid(scale: proposal.pixelGridScale) }

  /// The frames of everything.
  func solve() throws(LayoutError) -> LayoutSolution {
    try proposal.check()
    var end: CGFloat = 0
    var sections: [SectionSolution] = []
    for index in proposal.itemCounts.indices {
      let section = try solveSection(at: index, startingAt: end)
      end = section.frame.end(axis)
      sections.append(section)
    }
    return LayoutSolution(
      sections: sections,
      contentSize: CGSize(axis, along: end, across: proposal.containerSize[axis.crossed]),
      scrollDirection: layout.scrollDirection)
  }

  /// Header, inset, lines, inset, footer.
  private func solveSection(
    at index: Int, startingAt start: CGFloat
  ) throws(LayoutError) -> SectionSolution {
    let count = proposal.itemCounts[index]
    let metrics = try FlowMetrics(layout, section: index, itemCount: count, proposal: proposal)
    let across = axis.crossed
    let lines = FlowLines(
      axis: axis, itemCount: count, metrics: metrics,
      length: max(0, proposal.containerSize[across] - metrics.insets.total(across)), grid: grid
    ).solve()
    let linesStart = start + metrics.header[axis] + metrics.insets.start(axis)
    let linesEnd = linesStart + lines.extent
    let footerStart = linesEnd + metrics.insets.end(axis)
    let end = footerStart + metrics.footer[axis]
    let corner = CGPoint(axis, along: linesStart, across: metrics.insets.start(across))
    return SectionSolution(
      frame: band(from: start, to: end), itemCount: count,
      arrangement: lines.arrangement.moved(by: corner),
      boundarySupplementaryItems: supplementaries(
        header: band(from: start, to: start + metrics.header[axis]),
        footer: band(from: footerStart, to: end)))
  }

  /// All of the room across, from one coordinate to another in scroll direction.
  private func band(from start: CGFloat, to end: CGFloat) -> CGRect {
    CGRect(
      origin: CGPoint(axis, along: start, across: 0),
      size: CGSize(axis, along: max(0, end - start), across: proposal.containerSize[axis.crossed]))
  }

  /// A header or footer of no extent is none.
  private func supplementaries(header: CGRect, footer: CGRect) -> [SupplementarySolution] {
    var items: [SupplementarySolution] = []
    if header.size[axis] > 0 {
      items.append(
        SupplementarySolution(
          elementKind: UICollectionView.elementKindSectionHeader, frame: header, zIndex: 1,
          pinsToVisibleBounds: layout.sectionHeadersPinToVisibleBounds,
          alignment: axis == .vertical ? .top : .leading))
    }
    if footer.size[axis] > 0 {
      items.append(
        SupplementarySolution(
          elementKind: UICollectionView.elementKindSectionFooter, frame: footer, zIndex: 1,
          pinsToVisibleBounds: layout.sectionFootersPinToVisibleBounds,
          alignment: axis == .vertical ? .bottom : .trailing))
    }
    return items
  }
}
