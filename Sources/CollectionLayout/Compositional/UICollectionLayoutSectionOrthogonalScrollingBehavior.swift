/// How a section scrolls against the layout's direction, and where it comes to rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable, CaseIterable {
  /// The section does not scroll sideways.
  case none
  /// Rests anywhere.
  case continuous
  /// Rests at a group's leading edge.
  case continuousGroupLeadingBoundary
  /// Rests at multiples of the collection view's extent.
  case paging
  /// Rests at a group's leading edge, one group a swipe.
  case groupPaging
  /// Rests with a group in the centre, one group a swipe.
  case groupPagingCentered
}
