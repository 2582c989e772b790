/// Places one section of a compositional layout, from the top or the left.
struct SectionSolver {
  let section: NSCollectionLayoutSection
  let context: SolverContext
  let room: SectionRoom
  let place: LayoutPlace

  private var axis: LayoutAxis { room.axis }
  private var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }

  /// The section's frames where it starts at a coordinate along the scroll direction.
  func solve(startingAt start: CGFloat) throws(LayoutError) -> SectionSolution {
    try checkElementKinds()
    let boundary = try BoundaryItems(
      section.boundarySupplementaryItems, container: room.supplementaryContainer, axis: axis,
      context: context)
    let sides = boundary.sideExtent(at: .start) + boundary.sideExtent(at: .end)
    let container = room.container(sides: sides)
    var extents = SectionExtents(
      start: start, headerTopPadding: section.headerTopPadding, boundary: boundary,
      insets: room.insets, axis: axis)
    let corner = CGPoint(
      axis, along: context.grid.rounded(extents.groupsStart),
      across: room.acrossStart + boundary.sideExtent(at: .start))
    let run = try GroupRunSolver(
      group: section.group, context: context, axis: isOrthogonal ? axis.crossed : axis,
      spacing: section.interGroupSpacing, corner: corner, container: container, place: place
    ).solve()
    try extents.close(after: run.extent[axis], place)
    return try assemble(run, at: corner, in: container, extents, boundary)
  }

  private func assemble(
    _ run: GroupRun, at corner: CGPoint, in container: CGSize, _ extents: SectionExtents,
    _ boundary: BoundaryItems
  ) throws(LayoutError) -> SectionSolution {
    let frame = CGRect(
      origin: CGPoint(axis, along: extents.start, across: 0),
      size: CGSize(
        axis, along: extents.end - extents.start, across: room.bounds[axis.crossed]))
    return SectionSolution(
      frame: frame, itemCount: context.itemCount, arrangement: run.arrangement,
      orthogonal: strip(run, at: corner, in: container),
      boundarySupplementaryItems: boundary.frames(
        in: extents.box(
          acrossStart: room.supplementaryInsets.start(axis.crossed),
          acrossEnd: room.bounds[axis.crossed] - room.supplementaryInsets.end(axis.crossed))),
      decorations: try decorations(in: frame),
      itemSupplementaries: run.attachments.map { $0.rounded(to: context.grid) },
      zIndexes: run.zIndexes)
  }

  private func strip(
    _ run: GroupRun, at corner: CGPoint, in container: CGSize
  ) -> OrthogonalStrip? {
    guard isOrthogonal, run.count > 0 else { return nil }
    let along = axis.crossed
    let size = CGSize(along, along: container[along], across: run.extent[axis])
    return OrthogonalStrip(
      behavior: section.orthogonalScrollingBehavior,
      viewport: CGRect(origin: corner, size: size), length: run.extent[along],
      groupCount: run.count, groupExtent: run.groupSize[along],
      groupSpacing: section.interGroupSpacing,
      scrollDirection: along == .horizontal ? .horizontal : .vertical)
  }

  private func decorations(
    in frame: CGRect
  ) throws(LayoutError) -> [SupplementarySolution] {
    var decorations: [SupplementarySolution] = []
    for item in section.decorationItems {
      let insets = try LayoutCheck.insets(item.contentInsets, place.element(item.elementKind))
      decorations.append(
        SupplementarySolution(
          elementKind: item.elementKind,
          frame: context.grid.roundedEdges(frame.inset(by: insets)), zIndex: item.zIndex))
    }
    return decorations
  }
}

/// Where the parts of a section begin and end along the scroll direction: headers, insets, groups,
/// insets, footers.
struct SectionExtents {
  let start: CGFloat
  let headersStart: CGFloat
  let contentStart: CGFloat
  let groupsStart: CGFloat
  private let insetAfter: CGFloat
  private let footers: CGFloat
  private(set) var contentEnd: CGFloat
  private(set) var end: CGFloat

  /// A section whose groups are still to be laid.
  init(
    start: CGFloat, headerTopPadding: CGFloat, boundary: BoundaryItems,
    insets: NSDirectionalEdgeInsets, axis: LayoutAxis
  ) {
    self.start = start
    headersStart = start + headerTopPadding
    contentStart = headersStart + boundary.extent(at: .start)
    groupsStart = contentStart + insets.start(axis)
    insetAfter = insets.end(axis)
    footers = boundary.extent(at: .end)
    contentEnd = groupsStart
    end = groupsStart
  }

  /// Ends the section after groups of an extent.
  mutating func close(after groups: CGFloat, _ place: LayoutPlace) throws(LayoutError) {
    contentEnd = max(contentStart, groupsStart + groups + insetAfter)
    end = contentEnd + footers
    guard end.isFinite else { throw .impossibleLength(place, .height, end) }
  }

  func box(acrossStart: CGFloat, acrossEnd: CGFloat) -> BoundaryBox {
    BoundaryBox(
      outerStart: headersStart, contentStart: contentStart, contentEnd: contentEnd,
      acrossStart: acrossStart, acrossEnd: acrossEnd)
  }
}
