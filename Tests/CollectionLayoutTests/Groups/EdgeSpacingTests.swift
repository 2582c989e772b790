import CollectionLayout
import Testing

@Suite struct EdgeSpacingTests {
  /// Edge spacing of an item 100 wide alone in a row of 300 by 100, and where the item is.
  struct Edges: CustomTestStringConvertible {
    var leading: NSCollectionLayoutSpacing?
    var top: NSCollectionLayoutSpacing?
    var trailing: NSCollectionLayoutSpacing?
    var bottom: NSCollectionLayoutSpacing?
    let x: CGFloat
    let y: CGFloat
    let testDescription: String
  }

  @Test(arguments: [
    Edges(top: .fixed(5), x: 0, y: 5, testDescription: "fixed top"),
    Edges(leading: .fixed(7), x: 7, y: 0, testDescription: "fixed leading"),
    Edges(leading: .flexible(0), x: 200, y: 0, testDescription: "flexible leading"),
    Edges(trailing: .flexible(0), x: 0, y: 0, testDescription: "flexible trailing"),
    Edges(
      leading: .flexible(0), trailing: .flexible(0), x: 100, y: 0,
      testDescription: "flexible at both sides"),
    Edges(
      leading: .flexible(20), trailing: .fixed(20), x: 180, y: 0,
      testDescription: "flexible leading, fixed trailing"),
    Edges(
      top: .flexible(0), bottom: .flexible(0), x: 0, y: 25,
      testDescription: "flexible above and below"),
  ])
  func roomOutsideTheEdgesMovesTheItem(_ edges: Edges) throws {
    let item = item(.absolute(100), .absolute(50))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: edges.leading, top: edges.top, trailing: edges.trailing, bottom: edges.bottom)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), repeatingSubitem: item, count: 1)
    #expect(try solve(group, items: 1).numbers == [[edges.x, edges.y, 100, 50]])
  }

  @Test func edgesCountInTheTestWhetherAnItemFits() throws {
    let item = item(.absolute(90), .fractionalHeight(1))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(10), top: nil, trailing: .fixed(10), bottom: nil)
    #expect(try solve(row([item]), items: 3).map(\.minX) == [10, 120, 10])
  }

  @Test func flexibleEdgesCentreAGroupInItsSection() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(40)), subitems: [fillingItem()])
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .fixed(3), trailing: .flexible(0), bottom: .fixed(4))
    #expect(try solve(group, items: 2).numbers == [[50, 3, 200, 40], [50, 50, 200, 40]])
  }
}
