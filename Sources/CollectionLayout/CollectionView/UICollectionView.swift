/// The part of a collection view a layout can speak of: its room, its traits and its layout.
public final class UICollectionView {
  /// The kind of a flow layout's header.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a flow layout's footer.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The visible part of the content, in points.
  public var bounds: CGRect
  /// The screen's traits.
  public var traitCollection: UITraitCollection
  /// What gives items their frames.
  public var collectionViewLayout: UICollectionViewLayout
  /// What a flow layout asks for sizes; held for good, as WebAssembly knows no weak references.
  public var delegate: (any UICollectionViewDelegateFlowLayout)?

  /// Creates a collection view whose traits follow from its size.
  public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) {
    bounds = CGRect(origin: .zero, size: frame.size)
    traitCollection = UITraitCollection(containerSize: frame.size)
    self.collectionViewLayout = collectionViewLayout
  }
}

extension UICollectionView {
  /// Returns the frames of so many items in the view's bounds.
  public func solution(itemCounts: [Int]) throws(LayoutError) -> LayoutSolution {
    var proposal = LayoutProposal(
      containerSize: bounds.size, traitCollection: traitCollection, itemCounts: itemCounts)
    proposal.collectionView = self
    return try collectionViewLayout.solution(in: proposal)
  }
}
