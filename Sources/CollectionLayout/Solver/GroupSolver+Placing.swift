/// A subitem that has been placed at its group's corner.
struct PlacedChild {
  let subitem: ResolvedSubitem
  /// What had been placed before it, and with it.
  let start: GroupFrames.Mark
  let end: GroupFrames.Mark
  /// Its extent, once its content is known.
  var size: CGSize
  /// Where its corner is, from the group's.
  var origin = CGPoint.zero
}

extension GroupSolver {
  /// Places the subitems, each at the group's corner: their extents decide where they go.
  mutating func placeChildren(
    _ filling: [ResolvedSubitem], in room: GroupRoom
  ) throws(LayoutError) -> [PlacedChild] {
    var children: [PlacedChild] = []
    children.reserveCapacity(filling.count)
    for subitem in filling {
      guard hasItemsLeft else { break }
      let start = frames.mark
      let size = try placeItem(subitem)
      guard frames.leaves.count <= LayoutLimits.itemsInGroup else {
        throw .tooManyItemsInGroup(subitem.place, limit: LayoutLimits.itemsInGroup)
      }
      children.append(PlacedChild(subitem: subitem, start: start, end: frames.mark, size: size))
    }
    return children
  }

  private mutating func placeItem(_ subitem: ResolvedSubitem) throws(LayoutError) -> CGSize {
    let size = subitem.size
    if let group = subitem.item as? NSCollectionLayoutGroup {
      return context.grid.rounded(try solve(group, slot: size, subitem.place))
    }
    let measured = try measure(subitem, size)
    let insets = try subitem.item.effectiveInsets(subitem.place)
    let frame = CGRect(origin: .zero, size: measured).inset(by: insets)
    frames.append(context.grid.roundedExtent(frame), zIndex: 0)
    return context.grid.rounded(measured)
  }

  private func measure(
    _ subitem: ResolvedSubitem, _ size: CGSize
  ) throws(LayoutError) -> CGSize {
    let index = firstItem + frames.leaves.count
    guard index < context.itemCount, let section = context.section else { return size }
    var measured = try context.measured(
      .item(IndexPath(item: index, section: section)), size, as: subitem.item.layoutSize,
      subitem.place)
    if let axis = subitem.sharedAxis { measured[axis] = size[axis] }
    return measured
  }

  /// Siblings whose extent is uniform take the largest.
  mutating func equaliseUniformSiblings(_ children: inout [PlacedChild]) {
    for axis in [LayoutAxis.horizontal, .vertical] {
      var largest: CGFloat = -1
      for child in children where child.isUniform(axis) { largest = max(largest, child.size[axis]) }
      guard largest >= 0 else { continue }
      for index in children.indices where children[index].isUniform(axis) {
        children[index].size[axis] = largest
        if !(children[index].subitem.item is NSCollectionLayoutGroup) {
          frames.leaves[children[index].start.leaves].size[axis] = largest
        }
      }
    }
  }

  /// The group's extent: its slot's, or its children's where it follows its content.
  func extent(
    of group: NSCollectionLayoutGroup, around children: [PlacedChild], in room: GroupRoom
  ) -> CGSize {
    guard group.layoutSize.followsContent, !children.isEmpty else { return room.slot }
    let axis = room.axis
    var along = room.spacing.spacing * CGFloat(children.count - 1)
    var across: CGFloat = 0
    for child in children {
      along += child.outerLength(axis)
      across = max(across, child.outerLength(axis.crossed))
    }
    var extent = room.slot
    if group.layoutSize[axis].followsContent { extent[axis] = max(0, along) }
    if group.layoutSize[axis.crossed].followsContent { extent[axis.crossed] = across }
    return extent
  }

  /// Moves the children to where they belong; flexible spacing shares what room is left over.
  mutating func distribute(_ children: inout [PlacedChild], in room: GroupRoom) {
    let axis = room.axis
    let share = room.flexibleShare(of: children)
    let gap = room.spacing.spacing + (room.spacing.isFlexibleSpacing ? share : 0)
    var along: CGFloat = 0
    for index in children.indices {
      let child = children[index]
      let edges = child.subitem.edges
      if index > 0 { along += gap }
      along += edges.start(axis) + (edges.isFlexibleAtStart(axis) ? share : 0)
      let leftOver = room.content[axis.crossed] - child.outerLength(axis.crossed)
      let across = edges.offset(axis.crossed, leftOver: leftOver)
      let corner = CGPoint(axis, along: along, across: across)
      let origin = CGPoint(x: corner.x + room.origin.x, y: corner.y + room.origin.y)
      frames.move(from: child.start, to: child.end, by: origin)
      children[index].origin = origin
      along += child.size[axis] + edges.end(axis) + (edges.isFlexibleAtEnd(axis) ? share : 0)
    }
  }
}

extension PlacedChild {
  fileprivate func outerLength(_ axis: LayoutAxis) -> CGFloat {
    size[axis] + subitem.edges.room(axis)
  }

  fileprivate func isUniform(_ axis: LayoutAxis) -> Bool {
    subitem.item.layoutSize[axis].isUniformAcrossSiblings
  }
}

extension GroupRoom {
  /// What each flexible gap and edge gets of the room that is left over along the axis.
  fileprivate func flexibleShare(of children: [PlacedChild]) -> CGFloat {
    var used = spacing.spacing * CGFloat(children.count - 1)
    var takers = spacing.isFlexibleSpacing ? children.count - 1 : 0
    for child in children {
      used += child.outerLength(axis)
      takers += child.subitem.edges.flexibleCount(axis)
    }
    return takers > 0 ? max(0, length - used) / CGFloat(takers) : 0
  }
}
