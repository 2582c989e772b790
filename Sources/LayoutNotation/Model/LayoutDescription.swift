package import CollectionLayout
package import Diagnostics

/// A layout in the notation: a value of which fresh layouts can be made.
package struct LayoutDescription: Sendable {
  /// The kind of layout.
  package enum Content: Sendable {
    /// Sections of groups.
    case compositional(CompositionalNotation)
    /// Lines.
    case flow(FlowNotation)
    /// Rows.
    case list(UICollectionLayoutListConfiguration)
  }

  /// The kind of layout.
  package var content: Content
  /// The heights of items in order through all sections, as if they had been measured; points.
  package var measuredHeights: [CGFloat]?
  /// Where it was written.
  package var location: SourceLocation
}

/// A compositional layout in the notation.
package struct CompositionalNotation: Sendable {
  /// The sections; the last stands for all that follow.
  package var sections: [SectionNotation]
  /// The direction the layout scrolls in.
  package var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The room between two sections, in points.
  package var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout.
  package var boundarySupplementaryItems: [BoundaryNotation] = []
  /// The insets sections keep from the sides.
  package var contentInsetsReference = UIContentInsetsReference.safeArea
}

/// A flow layout in the notation.
package struct FlowNotation: Sendable {
  /// The size of all items.
  package var itemSize = CGSize(width: 50, height: 50)
  /// The sizes of the items of each section, where they differ.
  package var itemSizes: [[CGSize]] = []
  /// The least room between two lines, in points.
  package var minimumLineSpacing: CGFloat = 10
  /// The least room between two items of a line, in points.
  package var minimumInteritemSpacing: CGFloat = 10
  /// The margin around the items of a section.
  package var sectionInset = UIEdgeInsets.zero
  /// The direction the layout scrolls in.
  package var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The extent of headers in scroll direction, in points; 0 for none.
  package var headerReferenceLength: CGFloat = 0
  /// The extent of footers in scroll direction, in points; 0 for none.
  package var footerReferenceLength: CGFloat = 0
  /// Whether headers stay in sight.
  package var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay in sight.
  package var sectionFootersPinToVisibleBounds = false
}
