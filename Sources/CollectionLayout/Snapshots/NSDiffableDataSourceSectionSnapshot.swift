/// The items of one section as an outline: each may hold others, and show or hide them.
///
/// UIKit ends the program where an identifier comes twice or one is not there that something is to
/// be put beside. Here such a step, or that part of it, is left out and noted in `faults`.
public struct NSDiffableDataSourceSectionSnapshot<
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// What could not be done as asked.
  public enum Fault: Equatable, Sendable {
    /// An item that is there already.
    case duplicateItem(ItemIdentifierType)
    /// An item that is not there.
    case unknownItem(ItemIdentifierType)
  }

  struct Node: Sendable {
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
    var isExpanded = false
  }

  /// The items that are in no other, in order.
  public internal(set) var rootItems: [ItemIdentifierType] = []
  /// What could not be done as asked, in order.
  public internal(set) var faults: [Fault] = []
  var nodes: [ItemIdentifierType: Node] = [:]

  /// Creates an outline of nothing.
  public init() {}
}
