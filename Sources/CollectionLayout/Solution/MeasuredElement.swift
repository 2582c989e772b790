/// Something whose content decides how large it is.
public enum MeasuredElement: Sendable {
  /// A cell.
  case item(IndexPath)
  /// A header, footer or badge: its kind, its section (none for the layout's own), and its item
  /// where it is a badge.
  case supplementary(elementKind: String, section: Int?, item: Int?)
}
