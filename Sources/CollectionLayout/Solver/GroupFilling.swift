/// What a group holds: its subitems, and which of them stands in each place.
struct GroupFilling {
  /// The subitems as the group was given them, with their extents in its room.
  var subitems: [ResolvedSubitem]
  /// The index of a subitem for each place, in order.
  var order: [Int] = []

  /// The subitems of a group in its room, in no place yet.
  init(
    of group: NSCollectionLayoutGroup, in room: GroupRoom, _ place: LayoutPlace
  ) throws(LayoutError) {
    subitems = []
    for (index, item) in group.subitems.enumerated() {
      subitems.append(try ResolvedSubitem(item, in: room.content, place.subitem(index)))
    }
    guard !subitems.isEmpty else { throw .emptyGroup(place) }
  }
}

extension GroupFilling {
  /// Gives subitems their places as the group's content says.
  mutating func fill(
    as content: NSCollectionLayoutGroup.Content, in room: GroupRoom, _ place: LayoutPlace
  ) throws(LayoutError) {
    switch content {
    case .equal(_, let count):
      try repeatFirst(count, place)
      shareEqually(count, in: room)
    case .repeating(_, let count):
      try repeatFirst(count, place)
    case .subitems, .custom:
      try cycle(in: room, place)
      squeeze(in: room)
    }
  }

  private mutating func repeatFirst(
    _ count: Int, _ place: LayoutPlace
  ) throws(LayoutError) {
    guard count > 0 else { throw .impossibleCount(place, count) }
    guard count <= LayoutLimits.itemsInGroup else {
      throw .tooManyItemsInGroup(place, limit: LayoutLimits.itemsInGroup)
    }
    order = Array(repeating: 0, count: count)
  }

  /// A counted item shares the room equally; its own extent along the axis is not asked for.
  private mutating func shareEqually(_ count: Int, in room: GroupRoom) {
    let gaps = room.spacing.spacing * CGFloat(count - 1)
    let share = (room.length - gaps) / CGFloat(count)
    subitems[0].size[room.axis] = max(0, share - subitems[0].edges.room(room.axis))
    subitems[0].sharedAxis = room.axis
  }

  /// Subitems over and over until the first that does not fit; one is always placed.
  private mutating func cycle(in room: GroupRoom, _ place: LayoutPlace) throws(LayoutError) {
    let limit = room.length + LayoutLimits.tolerance
    let lengths = subitems.map { $0.outerLength(room.axis) }
    let gaps = subitems.map { room.gap(before: $0) }
    var used: CGFloat = 0
    var usedBeforeCycle: CGFloat = 0
    while true {
      for index in subitems.indices {
        let next = used + (order.isEmpty ? 0 : gaps[index]) + lengths[index]
        if next > limit, !order.isEmpty { return }
        order.append(index)
        used = next
      }
      if used - usedBeforeCycle < LayoutLimits.tolerance { return }
      usedBeforeCycle = used
      guard order.count <= LayoutLimits.itemsInGroup else {
        throw .tooManyItemsInGroup(place, limit: LayoutLimits.itemsInGroup)
      }
    }
  }

  /// Fixed spacing between fractional items comes out of their extent where there is no room left.
  private mutating func squeeze(in room: GroupRoom) {
    let axis = room.axis
    guard room.spacing.isFixedSpacing, room.spacing.spacing > 0, order.count > 1 else { return }
    var fractional: CGFloat = 0
    var fixed = room.spacing.spacing * CGFloat(order.count - 1)
    for index in order {
      fixed += subitems[index].edges.room(axis)
      if subitems[index].isFractional(axis) {
        fractional += subitems[index].size[axis]
      } else {
        fixed += subitems[index].size[axis]
      }
    }
    guard fractional > 0, fractional + fixed > room.length + LayoutLimits.tolerance else { return }
    let scale = max(0, room.length - fixed) / fractional
    for index in subitems.indices where subitems[index].isFractional(axis) {
      subitems[index].size[axis] *= scale
    }
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
