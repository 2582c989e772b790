/// The colours a display can show.
public enum UIDisplayGamut: Int, Sendable, CaseIterable {
  /// Not known.
  case unspecified = -1
  /// sRGB.
  case SRGB
  /// Display P3.
  case P3
}
