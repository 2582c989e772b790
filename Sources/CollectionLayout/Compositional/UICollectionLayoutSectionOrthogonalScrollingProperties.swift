/// How sideways scrolling of a section slows down and bounces.
public struct UICollectionLayoutSectionOrthogonalScrollingProperties: Equatable, Sendable {
  /// Whether scrolling goes past the ends and springs back.
  public enum Bounce: Int, Sendable {
    /// As the platform likes it.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// How fast scrolling slows down.
  public enum DecelerationRate: Sendable {
    /// Fast where it rests at pages or groups, normal otherwise.
    case automatic
    /// Slowly.
    case normal
    /// Fast.
    case fast
  }

  /// Whether scrolling goes past the ends.
  public var bounce = Bounce.automatic
  /// How fast scrolling slows down.
  public var decelerationRate = DecelerationRate.automatic

  /// Creates the platform's ways.
  public init() {}
}
