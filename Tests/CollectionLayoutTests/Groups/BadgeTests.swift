import CollectionLayout
import Testing

@Suite struct BadgeTests {
  private func badge(
    _ kind: String = "badge", at edges: NSDirectionalRectEdge
  ) -> NSCollectionLayoutSupplementaryItem {
    NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(10)), elementKind: kind,
      containerAnchor: NSCollectionLayoutAnchor(edges: edges))
  }

  private func frames(
    edges: NSDirectionalRectEdge
  ) throws -> CGRect? {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge(at: edges)])
    let section = NSCollectionLayoutSection(group: row([item]))
    return try solve(section, items: 1).supplementaryItems(at: 0).first?.frame
  }

  /// Edges, and the corner of a badge 20 × 10 there in an item of 100 × 100.
  struct Corner {
    let edges: NSDirectionalRectEdge
    let x: CGFloat
    let y: CGFloat
  }

  @Test(arguments: [
    Corner(edges: [], x: 40, y: 45),
    Corner(edges: [.top, .leading], x: 0, y: 0),
    Corner(edges: [.bottom, .trailing], x: 80, y: 90),
    Corner(edges: [.leading, .trailing], x: 40, y: 45),
    Corner(edges: .all, x: 40, y: 45),
    Corner(edges: .leading, x: 0, y: 45),
  ])
  func edgesMeanAPointAndOppositeOnesCancel(_ corner: Corner) throws {
    #expect(try frames(edges: corner.edges)?.origin == CGPoint(x: corner.x, y: corner.y))
  }

  @Test func everyItemOfAPatternHasItsBadge() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge(at: .top)])
    let solution = try solve(NSCollectionLayoutSection(group: row([item])), items: 1_000)
    let last = try #require(solution.supplementaryItems(at: 999).first)
    #expect(last.frame == CGRect(x: 40, y: 33_300, width: 20, height: 10))
    #expect(last.item == 999)
    #expect(solution.itemSupplementaries.count == 3)
  }

  @Test func aGroupsBadgeIsOnTheGroup() throws {
    let group = row([item(.absolute(100), .fractionalHeight(1))])
    group.supplementaryItems = [badge(at: [.top, .trailing])]
    let solution = try solve(NSCollectionLayoutSection(group: group), items: 4)
    #expect(solution.supplementaryItems(at: 3).map(\.frame).numbers == [[280, 100, 20, 10]])
    #expect(solution.supplementaryItems(at: 1).isEmpty)
  }

  @Test func aKindMayBeUsedOnceInASection() {
    let badged = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge(at: .top)])
    let place = LayoutPlace(section: 0, elementKind: "badge")
    #expect(throws: LayoutError.duplicateElementKind(place)) {
      try solve(row([badged, badged]), items: 1)
    }
    let section = NSCollectionLayoutSection(group: row([badged]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(1), .absolute(1)), elementKind: "badge", alignment: .top)
    ]
    #expect(throws: LayoutError.duplicateElementKind(place)) { try solve(section, items: 1) }
  }
}
