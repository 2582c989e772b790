package import CollectionLayout
package import Diagnostics

/// A section in the layout notation: a value of which fresh sections can be made.
package struct SectionNotation: Sendable {
  /// What the section holds.
  package enum Content: Sendable {
    /// A group that repeats.
    case group(ItemNotation, GroupNotation)
    /// Rows.
    case list(UICollectionLayoutListConfiguration)
  }

  /// What the section holds.
  package var content: Content
  /// The margin around all groups; a list's own where `nil`.
  package var contentInsets: NSDirectionalEdgeInsets?
  /// The room between two groups, in points.
  package var interGroupSpacing: CGFloat = 0
  /// How it scrolls against the layout's direction.
  package var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers, footers and what else is at its boundary.
  package var boundarySupplementaryItems: [BoundaryNotation] = []
  /// What is behind it.
  package var decorationItems: [DecorationNotation] = []
  /// The insets it keeps from the sides.
  package var contentInsetsReference = UIContentInsetsReference.automatic
  /// The insets its headers and footers keep from the sides.
  package var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Where it was written.
  package var location: SourceLocation
}
