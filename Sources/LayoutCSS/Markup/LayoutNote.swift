/// What a stylesheet says only approximately.
public struct LayoutNote: Equatable, Sendable {
  /// The index of the section.
  public var section: Int
  /// What was approximated.
  public var kind: Kind

  /// What can be approximate.
  public enum Kind: Equatable, Sendable {
    /// Which items share a row or column was fixed for ranges of widths. Inside a range sizes
    /// follow the container exactly.
    case frozenStructure(brackets: Int, Deviation)
  }

  /// How far items' heights on the page are from those in the layout, as fractions of the latter,
  /// at the sizes tried.
  public struct Deviation: Equatable, Sendable {
    /// Of an item on average.
    public var mean: Double
    /// Of the item that is furthest off.
    public var largest: Double
  }
}
