/// The frame of a header, a footer, a badge or a background.
public struct SupplementarySolution: Equatable, Sendable {
  /// The kind it was declared with.
  public var elementKind: String
  /// Where it is, in content coordinates.
  public var frame: CGRect
  /// The order in which it is drawn; items are 0.
  public var zIndex: Int
  /// Whether it stays in sight while its section does.
  public var pinsToVisibleBounds: Bool
  /// The edge or corner it is at, for boundary items.
  public var alignment: NSRectAlignment
  /// The item it belongs to, for badges.
  public var item: Int?

  /// Creates a supplementary's solution.
  public init(
    elementKind: String, frame: CGRect, zIndex: Int = 0, pinsToVisibleBounds: Bool = false,
    alignment: NSRectAlignment = .none, item: Int? = nil
  ) {
    self.elementKind = elementKind
    self.frame = frame
    self.zIndex = zIndex
    self.pinsToVisibleBounds = pinsToVisibleBounds
    self.alignment = alignment
    self.item = item
  }

  func rounded(to grid: PixelGrid) -> SupplementarySolution {
    var rounded = self
    rounded.frame = grid.roundedEdges(frame)
    return rounded
  }
}
