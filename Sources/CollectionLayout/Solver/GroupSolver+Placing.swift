/// A subitem that has been placed at its group's corner.
struct PlacedChild {
  /// Which of the group's subitems it is.
  let subitem: Int
  /// What had been placed before it, and with it.
  let start: GroupFrames.Mark
  let end: GroupFrames.Mark
  /// Its extent, once its content is known.
  var size: CGSize
  /// Where its corner is, from the group's.
  var origin = CGPoint.zero
}

/// The children of a group and the subitems they are.
struct PlacedChildren {
  let subitems: [ResolvedSubitem]
  var list: [PlacedChild] = []

  /// The length a child takes along an axis, with the room outside its edges.
  func outerLength(of child: PlacedChild, _ axis: LayoutAxis) -> CGFloat {
    child.size[axis] + subitems[child.subitem].edges.room(axis)
  }

  func isUniform(_ child: PlacedChild, _ axis: LayoutAxis) -> Bool {
    subitems[child.subitem].item.layoutSize[axis].isUniformAcrossSiblings
  }
}

extension GroupSolver {
  /// Places the subitems, each at the group's corner: their extents decide where they go.
  mutating func placeChildren(_ filling: GroupFilling) throws(LayoutError) -> PlacedChildren {
    var children = PlacedChildren(subitems: filling.subitems)
    children.list.reserveCapacity(filling.order.count)
    for index in filling.order {
      guard hasItemsLeft else { break }
      let start = frames.mark
      let size = try placeItem(filling.subitems[index])
      guard frames.leaves.count <= LayoutLimits.itemsInGroup else {
        throw .tooManyItemsInGroup(
          filling.subitems[index].place, limit: LayoutLimits.itemsInGroup)
      }
      children.list.append(
        PlacedChild(subitem: index, start: start, end: frames.mark, size: size))
    }
    return children
  }

  private mutating func placeItem(_ subitem: ResolvedSubitem) throws(LayoutError) -> CGSize {
    if let group = subitem.group {
      return context.grid.rounded(try solve(group, slot: subitem.size, subitem.place))
    }
    let measured = try measure(subitem)
    let frame = CGRect(origin: .zero, size: measured).inset(by: subitem.insets)
    frames.append(context.grid.roundedExtent(frame), zIndex: 0)
    return context.grid.rounded(measured)
  }

  private func measure(_ subitem: ResolvedSubitem) throws(LayoutError) -> CGSize {
    guard context.measure != nil, let section = context.section else { return subitem.size }
    let index = firstItem + frames.leaves.count
    guard index < context.itemCount else { return subitem.size }
    var measured = try context.measured(
      .item(IndexPath(item: index, section: section)), subitem.size,
      as: subitem.item.layoutSize, subitem.place)
    if let axis = subitem.sharedAxis { measured[axis] = subitem.size[axis] }
    return measured
  }

  /// Siblings whose extent is uniform take the largest.
  mutating func equaliseUniformSiblings(_ children: inout PlacedChildren) {
    for axis in [LayoutAxis.horizontal, .vertical] {
      guard children.subitems.contains(where: { $0.isUniform(axis) }) else { continue }
      var largest: CGFloat = 0
      for child in children.list where children.isUniform(child, axis) {
        largest = max(largest, child.size[axis])
      }
      for index in children.list.indices {
        let child = children.list[index]
        guard children.isUniform(child, axis) else { continue }
        children.list[index].size[axis] = largest
        if children.subitems[child.subitem].group == nil {
          frames.leaves[child.start.leaves].size[axis] = largest
        }
      }
    }
  }

  /// The group's extent: its slot's, or its children's where it follows its content.
  func extent(
    of group: NSCollectionLayoutGroup, around children: PlacedChildren, in room: GroupRoom
  ) -> CGSize {
    guard group.layoutSize.followsContent, !children.list.isEmpty else { return room.slot }
    let axis = room.axis
    var along = room.spacing.spacing * CGFloat(children.list.count - 1)
    var across: CGFloat = 0
    for child in children.list {
      along += children.outerLength(of: child, axis)
      across = max(across, children.outerLength(of: child, axis.crossed))
    }
    var extent = room.slot
    if group.layoutSize[axis].followsContent { extent[axis] = max(0, along) }
    if group.layoutSize[axis.crossed].followsContent { extent[axis.crossed] = across }
    return extent
  }

  /// Moves the children to where they belong; flexible spacing shares what room is left over.
  mutating func distribute(_ children: inout PlacedChildren, in room: GroupRoom) {
    let axis = room.axis
    let content = room.content
    let share = room.flexibleShare(of: children)
    let gap = room.spacing.spacing + (room.spacing.isFlexibleSpacing ? share : 0)
    var along = room.origin[axis]
    for index in children.list.indices {
      let child = children.list[index]
      let edges = children.subitems[child.subitem].edges
      if index > 0 { along += gap }
      along += edges.start(axis) + (edges.isFlexibleAtStart(axis) ? share : 0)
      let leftOver = content[axis.crossed] - children.outerLength(of: child, axis.crossed)
      let across = room.origin[axis.crossed] + edges.offset(axis.crossed, leftOver: leftOver)
      let origin = CGPoint(axis, along: along, across: across)
      frames.move(from: child.start, to: child.end, by: origin)
      children.list[index].origin = origin
      along += child.size[axis] + edges.end(axis) + (edges.isFlexibleAtEnd(axis) ? share : 0)
    }
  }
}

extension ResolvedSubitem {
  fileprivate func isUniform(_ axis: LayoutAxis) -> Bool {
    item.layoutSize[axis].isUniformAcrossSiblings
  }
}

extension GroupRoom {
  /// What each flexible gap and edge gets of the room that is left over along the axis.
  fileprivate func flexibleShare(of children: PlacedChildren) -> CGFloat {
    var used = spacing.spacing * CGFloat(children.list.count - 1)
    var takers = spacing.isFlexibleSpacing ? children.list.count - 1 : 0
    for child in children.list {
      used += children.outerLength(of: child, axis)
      takers += children.subitems[child.subitem].edges.flexibleCount(axis)
    }
    return takers > 0 ? max(0, length - used) / CGFloat(takers) : 0
  }
}
