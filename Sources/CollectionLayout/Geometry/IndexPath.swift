/// The place of an item in a collection view.
public struct IndexPath: Equatable, Hashable, Comparable, Sendable {
  /// The section, counted from 0.
  public var section: Int
  /// The item in its section, counted from 0.
  public var item: Int

  /// Creates an index path.
  public init(item: Int, section: Int) {
    self.section = section
    self.item = item
  }

  /// Creates an index path.
  public init(row: Int, section: Int) {
    self.init(item: row, section: section)
  }

  /// The item, by the name it has in tables.
  public var row: Int { item }

  /// Whether one comes before the other.
  public static func < (lhs: IndexPath, rhs: IndexPath) -> Bool {
    (lhs.section, lhs.item) < (rhs.section, rhs.item)
  }
}
