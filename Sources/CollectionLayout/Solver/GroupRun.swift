/// The groups of a section, laid one after another.
struct GroupRun {
  /// Where the items are, and what is attached to them.
  var arrangement: ItemArrangement
  var zIndexes: [Int]
  var attachments: [SupplementarySolution]
  /// The number of groups, the last of which may be partly filled.
  var count: Int
  /// The extent of a group (the first, where they differ), without the room outside its edges.
  var groupSize: CGSize
  /// The extent of all groups, with the room outside their edges.
  var extent: CGSize
}

/// Repeats a section's group until its items are placed.
struct GroupRunSolver {
  let group: NSCollectionLayoutGroup
  let context: SolverContext
  /// The direction groups are laid along.
  let axis: LayoutAxis
  let spacing: CGFloat
  /// Where the room of the first group begins, with what is outside its edges.
  let corner: CGPoint
  let container: CGSize
  let place: LayoutPlace

  /// Places all groups: by arithmetic where one stands for all, one by one where their content
  /// is measured.
  func solve() throws(LayoutError) -> GroupRun {
    _ = try LayoutCheck.distance(spacing, .spacing, place)
    let resolved = try ResolvedSubitem(group, in: container, place)
    if context.measure != nil, group.followsMeasuredContent {
      return try solveOneByOne(resolved)
    }
    return try solvePattern(resolved)
  }

  private func solvePattern(_ resolved: ResolvedSubitem) throws(LayoutError) -> GroupRun {
    var solver = GroupSolver(context: context)
    let size = try solveGroup(resolved, &solver)
    let leaves = solver.frames.leaves.count
    guard leaves > 0 || context.itemCount == 0 else { throw .emptyGroup(place) }
    let count = context.itemCount == 0 ? 0 : (context.itemCount - 1) / leaves + 1
    let edges = resolved.edges
    var advance = CGPoint.zero
    advance[axis] = size[axis] + edges.room(axis) + spacing
    let extent = CGSize(
      axis,
      along: count == 0 ? 0 : max(0, CGFloat(count) * advance[axis] - spacing),
      across: count == 0 ? 0 : size[axis.crossed] + edges.room(axis.crossed))
    let origin = groupCorner(of: size, edges)
    solver.frames.move(
      from: GroupFrames.Mark(leaves: 0, attachments: 0), to: solver.frames.mark, by: origin)
    return GroupRun(
      arrangement: arrangement(solver.frames.leaves, CGRect(origin: origin, size: size), advance),
      zIndexes: solver.frames.zIndexes, attachments: solver.frames.attachments, count: count,
      groupSize: size, extent: extent)
  }

  /// One custom group for all items is a list of frames, not a pattern.
  private func arrangement(
    _ leaves: [CGRect], _ firstGroup: CGRect, _ advance: CGPoint
  ) -> ItemArrangement {
    if case .custom = group.content, leaves.count >= context.itemCount {
      let isExact = leaves.count == context.itemCount
      return .explicit(isExact ? leaves : Array(leaves.prefix(context.itemCount)))
    }
    return .pattern(GroupPattern(firstGroup: firstGroup, leaves: leaves, advance: advance))
  }

  private func solveOneByOne(_ resolved: ResolvedSubitem) throws(LayoutError) -> GroupRun {
    guard context.itemCount <= LayoutLimits.itemsAsked else {
      throw .impossibleItemCount(section: place.section ?? 0, context.itemCount)
    }
    var runs = MeasuredRun(axis: axis, spacing: spacing)
    while runs.frames.leaves.count < context.itemCount {
      var solver = GroupSolver(
        context: context, firstItem: runs.frames.leaves.count, stopsAtLastItem: true)
      let size = try solveGroup(resolved, &solver)
      guard !solver.frames.leaves.isEmpty else { throw .emptyGroup(place) }
      runs.append(solver.frames, size: size, corner: groupCorner(of: size, resolved.edges))
    }
    if group.layoutSize[axis].isUniformAcrossSiblings { runs.equalise() }
    return runs.laid(edges: resolved.edges, estimate: resolved.size)
  }

  /// Places one group's items and what is attached to it. Extents are rounded where they add up:
  /// along the groups.
  private func solveGroup(
    _ resolved: ResolvedSubitem, _ solver: inout GroupSolver
  ) throws(LayoutError) -> CGSize {
    var size = try solver.solve(group, slot: resolved.size, place)
    size[axis] = context.grid.rounded(size[axis])
    try solver.attach(
      group.supplementaryItems, leaf: 0, to: CGRect(origin: .zero, size: size), place)
    return size
  }

  /// Where a group's corner is: inside the room outside its edges, of which flexible room across
  /// takes what the container has left.
  private func groupCorner(of size: CGSize, _ edges: ResolvedEdges) -> CGPoint {
    let across = axis.crossed
    let leftOver = container[across] - size[across] - edges.room(across)
    return CGPoint(
      axis, along: corner[axis] + edges.start(axis),
      across: corner[across] + edges.offset(across, leftOver: leftOver))
  }
}

extension NSCollectionLayoutGroup {
  /// Whether measuring could change the group.
  fileprivate var followsMeasuredContent: Bool {
    subitems.contains { item in
      if let group = item as? NSCollectionLayoutGroup { return group.followsMeasuredContent }
      return item.layoutSize.followsContent
    }
  }
}
