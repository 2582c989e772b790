/// Groups one after another, with what stands around them.
open class NSCollectionLayoutSection {
  package let group: NSCollectionLayoutGroup
  /// The margin around all groups.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// The room between two groups, in points.
  public var interGroupSpacing: CGFloat = 0
  /// The insets the section keeps from the sides of the collection view.
  public var contentInsetsReference = UIContentInsetsReference.automatic
  /// The insets headers and footers keep from the sides; the section's own where automatic.
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// How the section scrolls against the layout's direction.
  public var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How sideways scrolling slows down and bounces.
  public var orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Headers, footers and what else is at the section's boundary.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What is behind the section.
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Room before everything else in the section, in points; lists put it above their headers.
  package var headerTopPadding: CGFloat = 0

  /// Creates a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
  }

  /// Whether headers and footers keep the section's content insets at the sides; the older name
  /// for `supplementaryContentInsetsReference` being something else than `.none`.
  public var supplementariesFollowContentInsets: Bool {
    get { supplementaryContentInsetsReference != .none }
    set { supplementaryContentInsetsReference = newValue ? .automatic : .none }
  }
}
