/// Items in lines, as many in each as fit.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The insets a flow layout's section insets are counted from.
  public enum SectionInsetReference: Int, Sendable {
    /// The collection view's content insets.
    case fromContentInset
    /// The safe area.
    case fromSafeArea
    /// The layout margins.
    case fromLayoutMargins
  }

  /// The size that asks for measuring, as `estimatedItemSize`.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The direction the layout scrolls in.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The least room between two lines, in points.
  open var minimumLineSpacing: CGFloat = 10
  /// The least room between two items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The size of items no delegate gives a size.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The size of items until they are measured; `.zero` where they are not.
  open var estimatedItemSize = CGSize.zero
  /// The size of headers, of which the extent in scroll direction counts.
  open var headerReferenceSize = CGSize.zero
  /// The size of footers, of which the extent in scroll direction counts.
  open var footerReferenceSize = CGSize.zero
  /// The margin around the items of a section.
  open var sectionInset = UIEdgeInsets.zero
  /// The insets the margin is counted from.
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  /// Whether headers stay in sight while their section does.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay in sight while their section does.
  open var sectionFootersPinToVisibleBounds = false

  open override func solution(
    in proposal: LayoutProposal
  ) throws(LayoutError) -> LayoutSolution {
    let solution = try FlowSolver(layout: self, proposal: proposal).solve()
    let flips = flipsHorizontallyInOppositeLayoutDirection && proposal.readsRightToLeft
    return flips ? solution.mirrored() : solution
  }
}
