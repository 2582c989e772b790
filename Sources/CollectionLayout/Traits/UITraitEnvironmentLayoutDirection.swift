/// The side lines of text begin at.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable, CaseIterable {
  /// Not known; treated as left to right.
  case unspecified = -1
  /// The left.
  case leftToRight
  /// The right.
  case rightToLeft
}
