/// A point of a rectangle: an edge, a corner or the centre, and an offset from it.
public struct NSCollectionLayoutAnchor: Equatable, Hashable, Sendable {
  /// The edges the point is on; none, or two opposite ones, mean the middle.
  public let edges: NSDirectionalRectEdge
  /// The offset, in points or in extents of what is anchored.
  public let offset: CGPoint
  /// Whether the offset is in points.
  public let isAbsoluteOffset: Bool

  /// Whether the offset is in extents of what is anchored.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// Creates an anchor.
  public init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  /// Creates an anchor moved by points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isAbsoluteOffset = true
  }

  /// Creates an anchor moved by extents of what is anchored.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isAbsoluteOffset = false
  }
}
