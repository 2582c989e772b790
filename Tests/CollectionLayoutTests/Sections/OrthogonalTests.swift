import CollectionLayout
import Testing

@Suite struct OrthogonalTests {
  private func strip(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, items: Int = 8,
    insets: NSDirectionalEdgeInsets = .zero
  ) throws -> OrthogonalStrip? {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.absolute(200), .absolute(100)), subitems: [fillingItem()]))
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = behavior
    section.contentInsets = insets
    return try solve(section, items: items).orthogonal
  }

  @Test(arguments: [
    (UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, [CGFloat]()),
    (.continuousGroupLeadingBoundary, [0, 210, 420, 530]),
    (.paging, [0, 300, 530]),
    (.groupPaging, [0, 210, 420, 530]),
    (.groupPagingCentered, [-50, 160, 370, 580]),
  ])
  func comesToRestAsItsBehaviourSays(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ offsets: [CGFloat]
  ) throws {
    #expect(try strip(behavior, items: 4)?.restOffsets == offsets)
  }

  @Test func aStripShorterThanItsViewportRestsAtItsStart() throws {
    #expect(try strip(.paging, items: 1)?.restOffsets == [0])
    #expect(try strip(.groupPaging, items: 1)?.restOffsets == [0])
  }

  @Test func aSectionWithoutItemsHasNoStrip() throws {
    #expect(try strip(.paging, items: 0) == nil)
  }

  @Test func theStripIsSeenBetweenTheInsets() throws {
    let insets = NSDirectionalEdgeInsets(top: 5, leading: 16, bottom: 5, trailing: 24)
    let strip = try #require(try strip(.paging, insets: insets))
    #expect([strip.viewport].numbers == [[16, 5, 260, 100]])
    #expect(strip.length == 1670)
  }

  @Test func aSectionOfALayoutThatScrollsSidewaysScrollsDown() throws {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.absolute(100), .absolute(150)), subitems: [fillingItem()]))
    section.orthogonalScrollingBehavior = .groupPaging
    let proposal = LayoutProposal(
      containerSize: CGSize(width: 300, height: 200), itemCounts: [3])
    let solution = try solve(section, proposal, direction: .horizontal).sections[0]
    #expect(solution.frames.map(\.minY) == [0, 150, 300])
    #expect(solution.frame.width == 100)
    let strip = try #require(solution.orthogonal)
    #expect(strip.scrollDirection == .vertical)
    #expect(strip.restOffsets == [0, 150, 250])
  }

  /// Measured on UIKit: 287, then every 84 to the left.
  @Test func stripsStartAtTheRightWhereTextDoes() throws {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.absolute(72), .absolute(72)), subitems: [fillingItem()]))
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    section.orthogonalScrollingBehavior = .continuous
    let container = CGSize(width: 375, height: 667)
    let proposal = LayoutProposal(
      containerSize: container,
      traitCollection: UITraitCollection(
        containerSize: container, layoutDirection: .rightToLeft), itemCounts: [3])
    #expect(try solve(section, proposal).sections[0].frames.map(\.minX) == [287, 203, 119])
  }
}
