/// The strip of groups in a section that scrolls sideways.
public struct OrthogonalStrip: Sendable {
  /// How it comes to rest.
  public var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The part of the content the strip is seen through.
  public var viewport: CGRect
  /// The extent of the whole strip along its scroll axis: groups and the spacing between them.
  public var length: CGFloat
  /// The number of groups, the last of which may be partly filled.
  public var groupCount: Int
  /// The extent of one group along the strip.
  public var groupExtent: CGFloat
  /// The spacing between groups.
  public var groupSpacing: CGFloat
  /// The direction the strip scrolls in.
  public var scrollDirection: UICollectionView.ScrollDirection

  /// Creates a strip.
  public init(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, viewport: CGRect,
    length: CGFloat, groupCount: Int, groupExtent: CGFloat, groupSpacing: CGFloat,
    scrollDirection: UICollectionView.ScrollDirection = .horizontal
  ) {
    self.behavior = behavior
    self.viewport = viewport
    self.length = length
    self.groupCount = groupCount
    self.groupExtent = groupExtent
    self.groupSpacing = groupSpacing
    self.scrollDirection = scrollDirection
  }
}
