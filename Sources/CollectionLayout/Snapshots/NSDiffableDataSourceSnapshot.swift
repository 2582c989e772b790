/// The sections of a collection view and their items, by identifier and in order.
///
///     var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
///     snapshot.appendSections([.all])
///     snapshot.appendItems(names, toSection: .all)
///
/// UIKit ends the program where an identifier comes twice or one is not there that something is to
/// be put beside. Here such a step, or that part of it, is left out and noted in `faults`.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// What could not be done as asked.
  public enum Fault: Equatable, Sendable {
    /// A section that is there already.
    case duplicateSection(SectionIdentifierType)
    /// An item that is there already.
    case duplicateItem(ItemIdentifierType)
    /// A section that is not there.
    case unknownSection(SectionIdentifierType)
    /// An item that is not there.
    case unknownItem(ItemIdentifierType)
    /// Items for the last section, of which there is none.
    case noSection
  }

  /// The sections, in order.
  public internal(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// The sections that are to be loaded again.
  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items that are to be loaded again.
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are to be set up again.
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// What could not be done as asked, in order.
  public internal(set) var faults: [Fault] = []
  var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// Creates a snapshot of nothing.
  public init() {}
}
