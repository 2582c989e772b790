/// A length or coordinate in points.
///
/// UIKit's name; always `Double` here, on every platform.
public typealias CGFloat = Double

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
  /// The origin.
  public static let zero = CGPoint(x: 0, y: 0)
}

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
  /// No extent.
  public static let zero = CGSize(width: 0, height: 0)
}

/// A rectangle in points.
public struct CGRect: Equatable, Hashable, Sendable {
  /// The corner with the least coordinates.
  public var origin: CGPoint
  /// The extent.
  public var size: CGSize
  /// Creates a rectangle.
  public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }
  /// Creates a rectangle.
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
  /// The empty rectangle at the origin.
  public static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)

  /// The least horizontal coordinate.
  public var minX: CGFloat { origin.x }
  /// The least vertical coordinate.
  public var minY: CGFloat { origin.y }
  /// The greatest horizontal coordinate.
  public var maxX: CGFloat { origin.x + size.width }
  /// The greatest vertical coordinate.
  public var maxY: CGFloat { origin.y + size.height }
  /// The width.
  public var width: CGFloat { size.width }
  /// The height.
  public var height: CGFloat { size.height }

  /// Returns the rectangle moved by a distance.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
}
