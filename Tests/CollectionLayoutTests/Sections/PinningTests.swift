import CollectionLayout
import Testing

@Suite struct PinningTests {
  /// Two sections of six rows of 44, 8 apart, under a header of 30 and above a footer of 20.
  private func solution() throws -> LayoutSolution {
    let section = plainSection(rowHeight: 44)
    section.interGroupSpacing = 8
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = true
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: "footer",
      alignment: .bottom)
    footer.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header, footer]
    return try solve(
      section,
      LayoutProposal(containerSize: CGSize(width: 320, height: 300), itemCounts: [6, 6]))
  }

  /// An offset, and where both headers and both footers are then; a section is 354 high.
  struct Pinned: CustomTestStringConvertible {
    let offset: CGFloat
    let headers: [CGFloat]
    let footers: [CGFloat]
    var testDescription: String { "offset \(offset)" }
  }

  @Test(arguments: [
    Pinned(offset: -50, headers: [0, 354], footers: [230, 354]),
    Pinned(offset: 0, headers: [0, 354], footers: [280, 354]),
    Pinned(offset: 100, headers: [100, 354], footers: [334, 380]),
    Pinned(offset: 340, headers: [324, 354], footers: [334, 620]),
    Pinned(offset: 500, headers: [324, 500], footers: [334, 688]),
  ])
  func headersAndFootersStayInSightWithTheirSection(_ expected: Pinned) throws {
    let visible = CGRect(x: 0, y: expected.offset, width: 320, height: 300)
    let pinned = try solution().pinned(toVisibleBounds: visible)
    let items = pinned.sections.map(\.boundarySupplementaryItems)
    #expect(items.map { $0[0].frame.minY } == expected.headers)
    #expect(items.map { $0[1].frame.minY } == expected.footers)
  }

  @Test func whatDoesNotPinStaysWhereItIs() throws {
    var solution = try solution()
    solution.sections[0].boundarySupplementaryItems[0].pinsToVisibleBounds = false
    let visible = CGRect(x: 0, y: 100, width: 320, height: 300)
    let pinned = solution.pinned(toVisibleBounds: visible)
    #expect(pinned.sections[0].boundarySupplementaryItems[0].frame.minY == 0)
  }
}
