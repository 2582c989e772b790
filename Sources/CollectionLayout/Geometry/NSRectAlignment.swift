/// The edge or corner of a rectangle something is put at.
public enum NSRectAlignment: Int, Sendable, CaseIterable {
  /// At no edge: in the middle.
  case none
  /// At the middle of the upper edge.
  case top
  /// In the upper corner where lines of text begin.
  case topLeading
  /// At the middle of the edge where lines of text begin.
  case leading
  /// In the lower corner where lines of text begin.
  case bottomLeading
  /// At the middle of the lower edge.
  case bottom
  /// In the lower corner where lines of text end.
  case bottomTrailing
  /// At the middle of the edge where lines of text end.
  case trailing
  /// In the upper corner where lines of text end.
  case topTrailing
}
