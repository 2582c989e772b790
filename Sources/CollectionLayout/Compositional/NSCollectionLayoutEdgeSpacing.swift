/// The room outside an item's edges.
public struct NSCollectionLayoutEdgeSpacing: Equatable, Hashable, Sendable {
  /// The room before the leading edge.
  public let leading: NSCollectionLayoutSpacing?
  /// The room above.
  public let top: NSCollectionLayoutSpacing?
  /// The room after the trailing edge.
  public let trailing: NSCollectionLayoutSpacing?
  /// The room below.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates the room outside an item.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  package func start(_ axis: LayoutAxis) -> NSCollectionLayoutSpacing? {
    axis == .horizontal ? leading : top
  }

  package func end(_ axis: LayoutAxis) -> NSCollectionLayoutSpacing? {
    axis == .horizontal ? trailing : bottom
  }
}
