/// A subitem and its extent in its group's room.
struct ResolvedSubitem {
  let item: NSCollectionLayoutItem
  /// Its extent, without the room outside its edges.
  var size: CGSize
  let edges: ResolvedEdges
  /// The axis along which it has an equal share of the room, whatever its content asks for.
  var sharedAxis: LayoutAxis?
  let place: LayoutPlace

  /// The length it takes along an axis, with the room outside its edges.
  func outerLength(_ axis: LayoutAxis) -> CGFloat {
    size[axis] + edges.room(axis)
  }
}

/// The room outside an item's edges.
struct ResolvedEdges {
  let spacing: NSCollectionLayoutEdgeSpacing?

  init(_ item: NSCollectionLayoutItem, _ place: LayoutPlace) throws(LayoutError) {
    spacing = item.edgeSpacing
    guard let spacing else { return }
    _ = try LayoutCheck.distance(spacing.leading?.spacing ?? 0, .edgeSpacing, place)
    _ = try LayoutCheck.distance(spacing.top?.spacing ?? 0, .edgeSpacing, place)
    _ = try LayoutCheck.distance(spacing.trailing?.spacing ?? 0, .edgeSpacing, place)
    _ = try LayoutCheck.distance(spacing.bottom?.spacing ?? 0, .edgeSpacing, place)
  }

  /// The least room before the item.
  func start(_ axis: LayoutAxis) -> CGFloat { spacing?.start(axis)?.spacing ?? 0 }
  /// The least room after the item.
  func end(_ axis: LayoutAxis) -> CGFloat { spacing?.end(axis)?.spacing ?? 0 }
  /// The least room on both sides.
  func room(_ axis: LayoutAxis) -> CGFloat { start(axis) + end(axis) }

  func isFlexibleAtStart(_ axis: LayoutAxis) -> Bool {
    spacing?.start(axis)?.isFlexibleSpacing ?? false
  }

  func isFlexibleAtEnd(_ axis: LayoutAxis) -> Bool {
    spacing?.end(axis)?.isFlexibleSpacing ?? false
  }

  /// How many of the two edges take a share of the room left over.
  func flexibleCount(_ axis: LayoutAxis) -> Int {
    (isFlexibleAtStart(axis) ? 1 : 0) + (isFlexibleAtEnd(axis) ? 1 : 0)
  }

  /// How far the item lies from the start of its room, the rest of which is shared.
  func offset(_ axis: LayoutAxis, leftOver: CGFloat) -> CGFloat {
    guard isFlexibleAtStart(axis), leftOver > 0 else { return start(axis) }
    return start(axis) + leftOver / CGFloat(flexibleCount(axis))
  }
}
