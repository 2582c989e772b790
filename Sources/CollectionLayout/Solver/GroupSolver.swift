/// Places the items of one group, and of the groups in it.
///
/// Everything is laid from left to right; mirroring comes last.
struct GroupSolver {
  let context: SolverContext
  /// The item of the section the group's first leaf shows.
  let firstItem: Int
  /// Whether leaves beyond the section's last item are left out: where groups are measured one by
  /// one, what is not there must not count.
  let stopsAtLastItem: Bool
  var frames = GroupFrames()

  init(context: SolverContext, firstItem: Int = 0, stopsAtLastItem: Bool = false) {
    self.context = context
    self.firstItem = firstItem
    self.stopsAtLastItem = stopsAtLastItem
  }

  /// Places a group's items, its corner at the origin, and returns its extent.
  ///
  /// - Complexity: O(leaves × depth).
  mutating func solve(
    _ group: NSCollectionLayoutGroup, slot: CGSize, _ place: LayoutPlace
  ) throws(LayoutError) -> CGSize {
    guard place.subitems.count < LayoutLimits.nesting else {
      throw .nestedTooDeeply(place, limit: LayoutLimits.nesting)
    }
    if case .custom(let provider) = group.content {
      return try solveCustom(group, provider, slot: slot, place)
    }
    let room = GroupRoom(
      slot: slot, insets: try group.effectiveInsets(place), axis: group.axis,
      spacing: try interItemSpacing(of: group, place))
    var filling = try GroupFilling(of: group, in: room, place)
    try filling.fill(as: group.content, in: room, place)
    var children = try placeChildren(filling)
    equaliseUniformSiblings(&children)
    let extent = extent(of: group, around: children, in: room)
    distribute(&children, in: room.adopting(extent))
    try attachSupplementaries(of: children)
    return extent
  }

  /// Whether items are left to place.
  var hasItemsLeft: Bool {
    !stopsAtLastItem || firstItem + frames.leaves.count < context.itemCount
  }

  private func interItemSpacing(
    of group: NSCollectionLayoutGroup, _ place: LayoutPlace
  ) throws(LayoutError) -> NSCollectionLayoutSpacing {
    let spacing = group.interItemSpacing ?? .fixed(0)
    _ = try LayoutCheck.distance(spacing.spacing, .spacing, place)
    return spacing
  }
}

/// The room a group's items are laid in.
struct GroupRoom {
  /// The group's own extent.
  let slot: CGSize
  /// The insets that count.
  let insets: NSDirectionalEdgeInsets
  /// The direction items are laid along.
  let axis: LayoutAxis
  /// The room between two items.
  let spacing: NSCollectionLayoutSpacing

  /// The extent for items.
  var content: CGSize { slot.inset(by: insets) }
  /// The corner items begin at.
  var origin: CGPoint { CGPoint(x: insets.leading, y: insets.top) }
  /// The extent for items along the axis.
  var length: CGFloat { content[axis] }

  /// The room once the group has taken the extent of its content.
  func adopting(_ slot: CGSize) -> GroupRoom {
    GroupRoom(slot: slot, insets: insets, axis: axis, spacing: spacing)
  }
}
