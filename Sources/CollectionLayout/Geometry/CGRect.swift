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
}

extension CGRect {
  /// The least horizontal coordinate.
  public var minX: CGFloat { origin.x }
  /// The horizontal coordinate of the centre.
  public var midX: CGFloat { origin.x + size.width / 2 }
  /// The greatest horizontal coordinate.
  public var maxX: CGFloat { origin.x + size.width }
  /// The least vertical coordinate.
  public var minY: CGFloat { origin.y }
  /// The vertical coordinate of the centre.
  public var midY: CGFloat { origin.y + size.height / 2 }
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

  /// Returns the smallest rectangle that holds both.
  public func union(_ other: CGRect) -> CGRect {
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return CGRect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// Whether the two have a point in common that is not on an edge of either.
  public func intersects(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
