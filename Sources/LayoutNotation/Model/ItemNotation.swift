package import CollectionLayout
package import Diagnostics

/// An item or a group of a layout in the notation.
package struct ItemNotation: Sendable {
  /// Its size.
  package var layoutSize: NSCollectionLayoutSize
  /// How far its content lies inside its edges.
  package var contentInsets = NSDirectionalEdgeInsets.zero
  /// The room outside its edges.
  package var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// What is attached to it.
  package var supplementaryItems: [SupplementaryNotation] = []
  /// What it holds, where it is a group.
  package var group: GroupNotation?
  /// Where it was written.
  package var location: SourceLocation
}

/// What makes a group of an item.
package struct GroupNotation: Sendable {
  /// How a group gets its items.
  package indirect enum Content: Sendable {
    /// Over and over, in order, until one does not fit: `subitems`.
    case subitems([ItemNotation])
    /// So many of equal extent: `subitem` and `count`.
    case equal(ItemNotation, count: Int)
    /// So many, each of its own extent: `repeatingSubitem` and `count`.
    case repeating(ItemNotation, count: Int)
  }

  /// The direction items are laid along.
  package enum Axis: String, Sendable, CaseIterable {
    case horizontal, vertical
  }

  /// The direction items are laid along.
  package var axis: Axis
  /// How it gets its items.
  package var content: Content
  /// The room between two items.
  package var interItemSpacing: NSCollectionLayoutSpacing?
}
