/// The insets content keeps from the sides across the scroll direction.
public enum UIContentInsetsReference: Int, Sendable, CaseIterable {
  /// Those of the layout's configuration; there, the safe area.
  case automatic
  /// None.
  case none
  /// The safe area's.
  case safeArea
  /// The layout margins'.
  case layoutMargins
  /// Those that keep lines of text short enough to read.
  case readableContent
}
