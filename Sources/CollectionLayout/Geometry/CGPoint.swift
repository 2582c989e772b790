/// A position in points.
public struct CGPoint: Equatable, Hashable, Sendable {
  /// The horizontal coordinate.
  public var x: CGFloat
  /// The vertical coordinate.
  public var y: CGFloat

  /// Creates a point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// Creates the origin.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// The origin.
  public static let zero = CGPoint()
}
