extension GroupSolver {
  /// The subitems of a group with their extents in its room.
  func resolveSubitems(
    of group: NSCollectionLayoutGroup, in room: GroupRoom, _ place: LayoutPlace
  ) throws(LayoutError) -> [ResolvedSubitem] {
    var resolved: [ResolvedSubitem] = []
    for (index, item) in group.subitems.enumerated() {
      let place = place.subitem(index)
      let size = try item.layoutSize.resolved(in: room.content, place)
      resolved.append(
        ResolvedSubitem(
          item: item, size: size, edges: try ResolvedEdges(item, place), place: place))
    }
    return resolved
  }

  /// The subitems a group holds, in order.
  func fill(
    _ group: NSCollectionLayoutGroup, with subitems: [ResolvedSubitem], in room: GroupRoom,
    _ place: LayoutPlace
  ) throws(LayoutError) -> [ResolvedSubitem] {
    guard let first = subitems.first else { throw .emptyGroup(place) }
    switch group.content {
    case .equal(_, let count):
      return try repeated(equalShare(of: first, count: count, in: room), count: count, place)
    case .repeating(_, let count):
      return try repeated(first, count: count, place)
    case .subitems, .custom:
      return squeezed(try cycled(subitems, in: room, place), in: room)
    }
  }

  private func repeated(
    _ subitem: ResolvedSubitem, count: Int, _ place: LayoutPlace
  ) throws(LayoutError) -> [ResolvedSubitem] {
    guard count > 0 else { throw .impossibleCount(place, count) }
    guard count <= LayoutLimits.itemsInGroup else {
      throw .tooManyItemsInGroup(place, limit: LayoutLimits.itemsInGroup)
    }
    return Array(repeating: subitem, count: count)
  }

  /// A counted item shares the room equally; its own extent along the axis is not asked for.
  private func equalShare(
    of subitem: ResolvedSubitem, count: Int, in room: GroupRoom
  ) -> ResolvedSubitem {
    let gaps = room.spacing.spacing * CGFloat(count - 1)
    let share = (room.length - gaps) / CGFloat(count)
    var subitem = subitem
    subitem.size[room.axis] = max(0, share - subitem.edges.room(room.axis))
    subitem.sharedAxis = room.axis
    return subitem
  }

  /// Subitems over and over until the first that does not fit; one is always placed.
  private func cycled(
    _ subitems: [ResolvedSubitem], in room: GroupRoom, _ place: LayoutPlace
  ) throws(LayoutError) -> [ResolvedSubitem] {
    let limit = room.length + LayoutLimits.tolerance
    var filling: [ResolvedSubitem] = []
    var used: CGFloat = 0
    var usedBeforeCycle: CGFloat = 0
    while true {
      let subitem = subitems[filling.count % subitems.count]
      let gap = filling.isEmpty ? 0 : room.gap(before: subitem)
      let next = used + gap + subitem.outerLength(room.axis)
      if next > limit, !filling.isEmpty { return filling }
      filling.append(subitem)
      used = next
      guard filling.count <= LayoutLimits.itemsInGroup else {
        throw .tooManyItemsInGroup(place, limit: LayoutLimits.itemsInGroup)
      }
      if filling.count % subitems.count == 0 {
        if used - usedBeforeCycle < LayoutLimits.tolerance { return filling }
        usedBeforeCycle = used
      }
    }
  }

  /// Fixed spacing between fractional items comes out of their extent where there is no room left.
  private func squeezed(
    _ filling: [ResolvedSubitem], in room: GroupRoom
  ) -> [ResolvedSubitem] {
    let axis = room.axis
    guard room.spacing.isFixedSpacing, room.spacing.spacing > 0, filling.count > 1 else {
      return filling
    }
    var fractional: CGFloat = 0
    var fixed = room.spacing.spacing * CGFloat(filling.count - 1)
    for subitem in filling {
      fixed += subitem.edges.room(axis)
      if subitem.isFractional(axis) {
        fractional += subitem.size[axis]
      } else {
        fixed += subitem.size[axis]
      }
    }
    guard fractional > 0, fractional + fixed > room.length + LayoutLimits.tolerance else {
      return filling
    }
    let scale = max(0, room.length - fixed) / fractional
    var squeezed = filling
    for index in squeezed.indices where squeezed[index].isFractional(axis) {
      squeezed[index].size[axis] *= scale
    }
    return squeezed
  }
}

extension GroupRoom {
  /// The spacing that counts in the test whether an item fits: fixed spacing before a fractional
  /// item does not, since it comes out of such items' extent.
  fileprivate func gap(before subitem: ResolvedSubitem) -> CGFloat {
    spacing.isFixedSpacing && subitem.isFractional(axis) ? 0 : spacing.spacing
  }
}

extension ResolvedSubitem {
  fileprivate func isFractional(_ axis: LayoutAxis) -> Bool { item.layoutSize[axis].isFractional }
}
