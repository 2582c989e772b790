/// What a stylesheet says only approximately.
public struct LayoutNote: Equatable, Sendable {
  /// The index of the section.
  public var section: Int
  /// What was approximated.
  public var kind: Kind

  /// What can be approximate.
  public enum Kind: Equatable, Sendable {
    /// Which items share a row or column was fixed for ranges of widths. Inside a range sizes
    /// follow the container exactly; `deviation` is the largest difference between the height of
    /// an item on the page and in the layout, as a fraction of the latter, at the widths tried.
    case frozenStructure(brackets: Int, deviation: Double)
  }
}
