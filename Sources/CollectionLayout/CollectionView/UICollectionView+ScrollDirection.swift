extension UICollectionView {
  /// The direction content scrolls in.
  public enum ScrollDirection: Int, Sendable, CaseIterable {
    /// Up and down.
    case vertical
    /// To the sides.
    case horizontal

    package var axis: LayoutAxis { self == .vertical ? .vertical : .horizontal }
  }
}
