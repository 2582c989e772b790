/// A cell that a custom group puts somewhere.
public struct NSCollectionLayoutGroupCustomItem: Equatable, Sendable {
  /// Where it is, from the group's corner.
  public let frame: CGRect
  /// The order in which it is drawn.
  public let zIndex: Int

  /// Creates a cell at a place.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}
