/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable, CaseIterable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// A car's screen.
  case carPlay
  /// A desktop computer.
  case mac = 5
  /// A headset.
  case vision
}
