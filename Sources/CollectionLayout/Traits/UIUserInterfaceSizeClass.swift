/// How much room there is in one direction, coarsely.
public enum UIUserInterfaceSizeClass: Int, Sendable, CaseIterable {
  /// Not known.
  case unspecified
  /// Little, as across a phone held upright.
  case compact
  /// Plenty, as on a tablet.
  case regular
}
