/// Closure that places the cells of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items beside or above one another; a section repeats one group until its items run out.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How a group gets its items.
  package enum Content {
    /// Over and over, in order, until one does not fit.
    case subitems([NSCollectionLayoutItem])
    /// So many of equal extent.
    case equal(NSCollectionLayoutItem, count: Int)
    /// So many, each of its own extent.
    case repeating(NSCollectionLayoutItem, count: Int)
    /// Where a closure puts them.
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  package let axis: LayoutAxis
  package let content: Content
  /// The room between two items along the group's axis.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  package init(layoutSize: NSCollectionLayoutSize, axis: LayoutAxis, content: Content) {
    self.axis = axis
    self.content = content
    super.init(layoutSize: layoutSize)
  }

  /// What is attached to the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { attached }
    set { attached = newValue }
  }

  /// The items it was made from.
  public var subitems: [NSCollectionLayoutItem] {
    switch content {
    case .subitems(let items): items
    case .equal(let item, _), .repeating(let item, _): [item]
    case .custom: []
    }
  }
}
