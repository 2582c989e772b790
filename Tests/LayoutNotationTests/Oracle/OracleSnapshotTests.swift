import CollectionLayout
import JSON5
import Testing

@Suite(.enabled(if: !OracleFile.cases.isEmpty, "the oracle lies beside the package"))
struct OracleSnapshotTests {
  static let flat = OracleFile.cases(ofKind: "snapshot").filter { $0.id.hasPrefix("snapshot") }
  static let outlines = OracleFile.cases(ofKind: "snapshot").filter {
    $0.id.hasPrefix("sectionsnapshot")
  }

  @Test(arguments: flat)
  func snapshotsHoldWhatUIKitHolds(_ oracle: OracleCase) throws {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for step in oracle.layout["ops"]?.elements ?? [] { try snapshot.apply(step.elements) }
    for fact in oracle.expected["facts"]?.members ?? [] {
      let value = fact.value
      switch fact.key {
      case "note": break
      case "itemIdentifiers": #expect(snapshot.itemIdentifiers == value.numbers.map { Int($0) })
      case "numberOfItems": #expect(snapshot.numberOfItems == value.int)
      case "sectionIdentifiers":
        #expect(snapshot.sectionIdentifiers == value.elements.compactMap(\.string))
      case "indexOfItem(6)": #expect(snapshot.indexOfItem(6) == value.int)
      case "indexOfItem(99)": #expect(snapshot.indexOfItem(99) == value.int)
      case "indexOfSection(b)": #expect(snapshot.indexOfSection("b") == value.int)
      case "sectionIdentifierContaining(6)":
        #expect(snapshot.sectionIdentifier(containingItem: 6) == value.string)
      default:
        let items = snapshot.itemIdentifiers(inSection: fact.key)
        #expect(items == value.numbers.map { Int($0) })
      }
    }
    #expect(snapshot.faults.isEmpty)
  }

  @Test(arguments: outlines)
  func outlinesShowWhatUIKitShows(_ oracle: OracleCase) throws {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    for step in oracle.layout["ops"]?.elements ?? [] {
      let operands = step.elements
      let names = operands[1].elements.compactMap(\.string)
      switch operands[0].string {
      case "append": outline.append(names, to: operands.count > 2 ? operands[2].string : nil)
      case "expand": outline.expand(names)
      default: Issue.record("no test knows the operation \(operands[0])")
      }
    }
    for fact in oracle.expected["facts"]?.members ?? [] {
      let value = fact.value
      switch fact.key {
      case "items": #expect(outline.items == value.elements.compactMap(\.string))
      case "visibleItems": #expect(outline.visibleItems == value.elements.compactMap(\.string))
      case "level(A1x)": #expect(outline.level(of: "A1x") == value.int)
      case "parent(A2)": #expect(outline.parent(of: "A2") == value.string)
      case "isVisible(A1x)": #expect(value.kind == .bool(outline.isVisible("A1x")))
      default: Issue.record("no test knows the fact \(fact.key)")
      }
    }
  }
}

extension NSDiffableDataSourceSnapshot<String, Int> {
  fileprivate mutating func apply(_ step: [JSON5Value]) throws {
    let integers = step.count > 1 ? step[1].numbers.map { Int($0) } : []
    switch step[0].string {
    case "appendSections": appendSections(step[1].elements.compactMap(\.string))
    case "appendItems": appendItems(integers, toSection: step.count > 2 ? step[2].string : nil)
    case "insertItemsBefore":
      insertItems(integers, beforeItem: try #require(step[2].int))
    case "insertItemsAfter": insertItems(integers, afterItem: try #require(step[2].int))
    case "moveItemBefore":
      moveItem(try #require(step[1].int), beforeItem: try #require(step[2].int))
    case "moveItemAfter":
      moveItem(try #require(step[1].int), afterItem: try #require(step[2].int))
    case "deleteItems": deleteItems(integers)
    case "deleteAllItems": deleteAllItems()
    default: Issue.record("no test knows the operation \(step)")
    }
  }
}
