/// What a layout is asked to fill: a room, its traits, and so many items a section.
public struct LayoutProposal {
  /// Closure that tells how large content is: asked for an item or a supplementary with the size
  /// it would have; of the answer only the axes count whose dimension is estimated.
  public typealias Measure = (MeasuredElement, CGSize) -> CGSize

  /// The extent of the collection view, in points.
  public var containerSize: CGSize
  /// The screen's traits.
  public var traitCollection: UITraitCollection
  /// The number of items in each section.
  public var itemCounts: [Int]
  /// The part of each edge that is covered by bars or rounded corners.
  public var safeAreaInsets = UIEdgeInsets.zero
  /// The collection view, whose delegate a flow layout asks for sizes.
  public var collectionView: UICollectionView?
  /// Pixels a point where frames are to be rounded to the pixel grid as UIKit does; exact frames
  /// without it.
  public var pixelGridScale: CGFloat?
  /// How large content is; estimates stand without it.
  public var measure: Measure?

  /// Creates a proposal; the traits follow from the size where none are given.
  public init(
    containerSize: CGSize, traitCollection: UITraitCollection? = nil, itemCounts: [Int]
  ) {
    self.containerSize = containerSize
    self.traitCollection = traitCollection ?? UITraitCollection(containerSize: containerSize)
    self.itemCounts = itemCounts
  }
}
