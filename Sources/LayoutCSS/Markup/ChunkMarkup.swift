/// A list of a section's items.
///
/// Long sections are cut into several, so that a browser lays out only those in sight.
public struct ChunkMarkup: Equatable, Sendable {
  /// The class of the `<ul>`.
  public var className: String
  /// The section's items that stand in the list, in order.
  public var items: Range<Int>
}
