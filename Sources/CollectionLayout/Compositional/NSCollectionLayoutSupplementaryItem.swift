/// Something attached to an item or a group, such as a badge; takes no room of its own.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind, unique in its section.
  public let elementKind: String
  /// The point of the item it is attached to.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of its own that lies there; the same point as of the item where `nil`.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The order in which it is drawn; items are 0.
  public var zIndex = 1

  /// Creates something attached to an item.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }
}
