/// What holds for all sections of a compositional layout.
open class UICollectionViewCompositionalLayoutConfiguration {
  /// The direction the layout scrolls in.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The room between two sections, in points.
  public var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The insets sections keep from the sides of the collection view.
  public var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Creates UIKit's defaults.
  public init() {}
}
