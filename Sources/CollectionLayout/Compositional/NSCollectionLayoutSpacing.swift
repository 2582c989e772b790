/// The room between two things: exactly so much, or at least.
public struct NSCollectionLayoutSpacing: Equatable, Hashable, Sendable {
  /// The points.
  public let spacing: CGFloat
  /// Whether it takes part of the room that is left over.
  public let isFlexibleSpacing: Bool

  /// Whether it is exactly its points.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  /// Exactly so many points.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing: fixedSpacing, isFlexibleSpacing: false)
  }

  /// At least so many points, and an even share of what is left over.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing: flexibleSpacing, isFlexibleSpacing: true)
  }
}
