/// A width and a height in points.
public struct CGSize: Equatable, Hashable, Sendable {
  /// The width.
  public var width: CGFloat
  /// The height.
  public var height: CGFloat

  /// Creates a size.
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  /// Creates a size of no extent.
  public init() {
    self.init(width: 0, height: 0)
  }

  /// No extent.
  public static let zero = CGSize()
}
