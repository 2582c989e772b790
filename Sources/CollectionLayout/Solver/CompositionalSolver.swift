/// Places the sections of a compositional layout one after another.
struct CompositionalSolver {
  let provider: UICollectionViewCompositionalLayoutSectionProvider
  let configuration: UICollectionViewCompositionalLayoutConfiguration
  let proposal: LayoutProposal

  private var axis: LayoutAxis { configuration.scrollDirection.axis }
  private var grid: PixelGrid { PixelGrid(scale: proposal.pixelGridScale) }

  /// The frames of everything.
  func solve() throws(LayoutError) -> LayoutSolution {
    let place = LayoutPlace(section: nil)
    try proposal.check()
    let spacing = try LayoutCheck.distance(configuration.interSectionSpacing, .spacing, place)
    let boundary = try BoundaryItems(
      configuration.boundarySupplementaryItems, container: proposal.containerSize, axis: axis,
      context: context(section: nil, itemCount: 0))
    var end = boundary.extent(at: .start)
    var sections: [SectionSolution] = []
    sections.reserveCapacity(proposal.itemCounts.count)
    for index in proposal.itemCounts.indices {
      if index > 0 { end += spacing }
      let section = try solveSection(at: index, startingAt: end)
      end = section.frame.end(axis)
      sections.append(section)
    }
    let solution = LayoutSolution(
      sections: sections,
      boundarySupplementaryItems: boundary.frames(in: box(contentEnd: end, boundary)),
      contentSize: CGSize(
        axis, along: end + boundary.extent(at: .end),
        across: proposal.containerSize[axis.crossed]),
      scrollDirection: configuration.scrollDirection)
    return proposal.readsRightToLeft ? solution.mirrored() : solution
  }

  private func solveSection(
    at index: Int, startingAt start: CGFloat
  ) throws(LayoutError) -> SectionSolution {
    let place = LayoutPlace(section: index)
    let reference = configuration.contentInsetsReference
    let environment = SolverEnvironment(
      contentSize: proposal.containerSize,
      contentInsets: proposal.insets(for: reference).acting(across: axis),
      traitCollection: proposal.traitCollection)
    guard let section = provider(index, environment) else {
      guard proposal.itemCounts[index] == 0 else { throw .missingSection(index) }
      return emptySection(startingAt: start)
    }
    let solver = SectionSolver(
      section: section, context: context(section: index, itemCount: proposal.itemCounts[index]),
      room: try SectionRoom(
        section, axis: axis, reference: reference, proposal: proposal, place),
      place: place)
    return try solver.solve(startingAt: start)
  }

  private func emptySection(startingAt start: CGFloat) -> SectionSolution {
    let frame = CGRect(
      origin: CGPoint(axis, along: start, across: 0),
      size: CGSize(axis, along: 0, across: proposal.containerSize[axis.crossed]))
    return SectionSolution(frame: frame, itemCount: 0, arrangement: .explicit([]))
  }

  private func context(section: Int?, itemCount: Int) -> SolverContext {
    SolverContext(
      section: section, itemCount: itemCount, traitCollection: proposal.traitCollection,
      grid: grid, measure: proposal.measure)
  }

  private func box(contentEnd: CGFloat, _ boundary: BoundaryItems) -> BoundaryBox {
    BoundaryBox(
      outerStart: 0, contentStart: boundary.extent(at: .start), contentEnd: contentEnd,
      acrossStart: 0, acrossEnd: proposal.containerSize[axis.crossed])
  }
}

extension LayoutProposal {
  /// Checks the numbers that come from outside.
  func check() throws(LayoutError) {
    let place = LayoutPlace(section: nil)
    _ = try LayoutCheck.length(containerSize.width, .containerSize, place)
    _ = try LayoutCheck.length(containerSize.height, .containerSize, place)
    _ = try LayoutCheck.insets(safeArea, place)
    if let pixelGridScale, !(pixelGridScale > 0 && pixelGridScale <= 100) {
      throw .impossibleLength(place, .containerSize, pixelGridScale)
    }
    for (section, count) in itemCounts.enumerated() where count < 0 {
      throw .impossibleItemCount(section: section, count)
    }
  }
}
