/// A subitem and its extent in its group's room.
struct ResolvedSubitem {
  let item: NSCollectionLayoutItem
  /// The item where it is a group.
  let group: NSCollectionLayoutGroup?
  /// Its extent, without the room outside its edges.
  var size: CGSize
  /// Its insets, as far as they count.
  let insets: NSDirectionalEdgeInsets
  let edges: ResolvedEdges
  /// The axis along which it has an equal share of the room, whatever its content asks for.
  var sharedAxis: LayoutAxis?
  let place: LayoutPlace

  init(
    _ item: NSCollectionLayoutItem, in container: CGSize, _ place: LayoutPlace
  ) throws(LayoutError) {
    self.item = item
    self.place = place
    group = item as? NSCollectionLayoutGroup
    size = try item.layoutSize.resolved(in: container, place)
    insets = try item.effectiveInsets(place)
    edges = try ResolvedEdges(item.edgeSpacing, place)
  }

  /// The length it takes along an axis, with the room outside its edges.
  func outerLength(_ axis: LayoutAxis) -> CGFloat {
    size[axis] + edges.room(axis)
  }
}

/// The room outside an item's edges, checked.
struct ResolvedEdges {
  /// The least room outside each edge.
  private var least = NSDirectionalEdgeInsets.zero
  /// The edges that take a share of the room left over.
  private var flexible: NSDirectionalRectEdge = []

  init(
    _ spacing: NSCollectionLayoutEdgeSpacing?, _ place: LayoutPlace
  ) throws(LayoutError) {
    guard let spacing else { return }
    least.leading = try take(spacing.leading, at: .leading, place)
    least.top = try take(spacing.top, at: .top, place)
    least.trailing = try take(spacing.trailing, at: .trailing, place)
    least.bottom = try take(spacing.bottom, at: .bottom, place)
  }

  private mutating func take(
    _ spacing: NSCollectionLayoutSpacing?, at edge: NSDirectionalRectEdge, _ place: LayoutPlace
  ) throws(LayoutError) -> CGFloat {
    guard let spacing else { return 0 }
    if spacing.isFlexibleSpacing { flexible.insert(edge) }
    return try LayoutCheck.distance(spacing.spacing, .edgeSpacing, place)
  }
}

extension ResolvedEdges {
  /// The least room before the item.
  func start(_ axis: LayoutAxis) -> CGFloat { least.start(axis) }
  /// The least room after the item.
  func end(_ axis: LayoutAxis) -> CGFloat { least.end(axis) }
  /// The least room on both sides.
  func room(_ axis: LayoutAxis) -> CGFloat { least.total(axis) }

  func isFlexibleAtStart(_ axis: LayoutAxis) -> Bool {
    flexible.contains(axis == .horizontal ? .leading : .top)
  }

  func isFlexibleAtEnd(_ axis: LayoutAxis) -> Bool {
    flexible.contains(axis == .horizontal ? .trailing : .bottom)
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
