/// Whether the interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable, CaseIterable {
  /// Not known.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}
