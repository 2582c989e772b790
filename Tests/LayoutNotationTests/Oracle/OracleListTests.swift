import CollectionLayout
import JSON5
import LayoutNotation
import Testing

/// Rows are as high as their content; the cases give distances.
@Suite(.enabled(if: !OracleFile.cases.isEmpty, "the oracle lies beside the package"))
struct OracleListTests {
  @Test(arguments: OracleFile.cases(ofKind: "list"))
  func distancesOfListsAreThoseOfUIKit(_ oracle: OracleCase) throws {
    let solution = try oracle.solution(onPixelGrid: true, itemCounts: [3, 3])
    let first = solution.sections[0]
    let second = solution.sections[1]
    let header = first.boundarySupplementaryItems.first
    let lastRow = first.frame(at: 2)
    for fact in oracle.expected["facts"]?.members ?? [] {
      let value = fact.value
      switch fact.key {
      case "sideInset", "rowX": #expect(first.frame(at: 0).minX == value.number)
      case "rowWidth": #expect(first.frame(at: 0).width == value.number)
      case "gapBetweenSections", "gapBeforeNextHeader":
        #expect(second.frame(at: 0).minY - lastRow.maxY == value.number)
      case "header0": #expect(header?.frame == (try value.frame))
      case "rowsStartAtHeaderBottom": #expect(first.frame(at: 0).minY == header?.frame.maxY)
      case "footerHeight":
        #expect(first.boundarySupplementaryItems.last?.frame.height == value.number)
      case "headerRow0": #expect(first.frame(at: 0).minX == value.numbers[0])
      case "firstRowY":
        // Where the first item is the header, the row after it is meant, whose place is its height.
        let isHeader = oracle.expected["facts"]?["headerRow0"] != nil
        if !isHeader { #expect(first.frame(at: 0).minY == value.number) }
      case "automaticHeaderTopPadding": #expect(header?.frame.minY == value.number)
      case "headerHeight": #expect(header?.frame.height == value.number)
      case "headersPinned": #expect(header?.pinsToVisibleBounds == true)
      default: Issue.record("no test knows the fact \(fact.key)")
      }
    }
  }
}

extension JSON5Value {
  fileprivate var frame: CGRect {
    get throws {
      try #require(numbers.count == 4)
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }
}
