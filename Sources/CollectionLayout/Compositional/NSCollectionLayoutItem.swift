/// One cell, or (as a group) something that holds cells.
open class NSCollectionLayoutItem {
  /// The size in terms of the container's.
  public let layoutSize: NSCollectionLayoutSize
  package var attached: [NSCollectionLayoutSupplementaryItem]
  /// How far the content lies inside its edges; never moves a neighbour. Without effect along an
  /// axis with an estimated dimension.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// The room outside its edges.
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    attached = supplementaryItems
  }

  /// What is attached to the item: badges.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attached }
}
