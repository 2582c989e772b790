extension GroupSolver {
  /// Places what a custom group's closure places, and returns the group's extent.
  mutating func solveCustom(
    _ group: NSCollectionLayoutGroup, _ provider: NSCollectionLayoutGroupCustomItemProvider,
    slot: CGSize, _ place: LayoutPlace
  ) throws(LayoutError) -> CGSize {
    let environment = SolverEnvironment(
      contentSize: slot, contentInsets: try group.effectiveInsets(place),
      traitCollection: context.traitCollection)
    var reach = CGSize.zero
    let items = provider(environment)
    frames.leaves.reserveCapacity(frames.leaves.count + items.count)
    for (index, item) in items.enumerated() {
      guard hasItemsLeft else { break }
      let frame = try checked(item.frame, place, index)
      frames.append(context.grid.roundedExtent(frame), zIndex: item.zIndex)
      reach.width = max(reach.width, frame.maxX)
      reach.height = max(reach.height, frame.maxY)
    }
    var extent = slot
    for axis in [LayoutAxis.horizontal, .vertical] where group.layoutSize[axis].followsContent {
      extent[axis] = context.grid.rounded(reach[axis])
    }
    return extent
  }

  private func checked(
    _ frame: CGRect, _ place: LayoutPlace, _ index: Int
  ) throws(LayoutError) -> CGRect {
    let inReach =
      frame.minX.magnitude <= LayoutLimits.length && frame.minY.magnitude <= LayoutLimits.length
      && frame.width >= 0 && frame.width <= LayoutLimits.length
      && frame.height >= 0 && frame.height <= LayoutLimits.length
    guard inReach else { throw try fault(in: frame, place.subitem(index)) }
    return frame
  }

  /// The first coordinate no frame can have.
  private func fault(
    in frame: CGRect, _ place: LayoutPlace
  ) throws(LayoutError) -> LayoutError {
    _ = try LayoutCheck.point(frame.origin, .customFrame, place)
    _ = try LayoutCheck.length(frame.width, .customFrame, place)
    return .impossibleLength(place, .customFrame, frame.height)
  }
}
