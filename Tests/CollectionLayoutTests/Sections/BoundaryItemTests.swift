import CollectionLayout
import Testing

@Suite struct BoundaryItemTests {
  private func boundaryItem(
    _ alignment: NSRectAlignment, width: CGFloat = 60, height: CGFloat = 30, kind: String = "b",
    offset: CGPoint = .zero
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(width), .absolute(height)), elementKind: kind,
      alignment: alignment, absoluteOffset: offset)
  }

  private func solved(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem],
    direction: UICollectionView.ScrollDirection = .vertical,
    insets: NSDirectionalEdgeInsets = .zero
  ) throws -> SectionSolution {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(
          direction == .vertical ? .fractionalWidth(1) : .absolute(100),
          direction == .vertical ? .absolute(100) : .fractionalHeight(1)),
        subitems: [fillingItem()]))
    section.contentInsets = insets
    section.boundarySupplementaryItems = items
    let proposal = LayoutProposal(
      containerSize: CGSize(width: 300, height: 200), itemCounts: [1])
    return try solve(section, proposal, direction: direction).sections[0]
  }

  /// An alignment, and the frames of an item 60 × 30 there and of the only cell.
  struct Place: CustomTestStringConvertible {
    let alignment: NSRectAlignment
    let item: [CGFloat]
    let cell: [CGFloat]
    var testDescription: String { "\(alignment)" }
  }

  @Test(arguments: [
    Place(alignment: .top, item: [120, 0, 60, 30], cell: [0, 30, 300, 100]),
    Place(alignment: .topLeading, item: [0, 0, 60, 30], cell: [0, 30, 300, 100]),
    Place(alignment: .topTrailing, item: [240, 0, 60, 30], cell: [0, 30, 300, 100]),
    Place(alignment: .bottom, item: [120, 100, 60, 30], cell: [0, 0, 300, 100]),
    Place(alignment: .bottomLeading, item: [0, 100, 60, 30], cell: [0, 0, 300, 100]),
    Place(alignment: .bottomTrailing, item: [240, 100, 60, 30], cell: [0, 0, 300, 100]),
    Place(alignment: .leading, item: [0, 35, 60, 30], cell: [60, 0, 240, 100]),
    Place(alignment: .trailing, item: [240, 35, 60, 30], cell: [0, 0, 240, 100]),
    Place(alignment: .none, item: [120, 35, 60, 30], cell: [0, 0, 300, 100]),
  ])
  func nineAlignmentsOfALayoutThatScrollsDown(_ place: Place) throws {
    let section = try solved([boundaryItem(place.alignment)])
    #expect(section.boundarySupplementaryItems.map(\.frame).numbers == [place.item])
    #expect(section.frames.numbers == [place.cell])
  }

  @Test(arguments: [
    Place(alignment: .leading, item: [0, 85, 60, 30], cell: [60, 0, 100, 200]),
    Place(alignment: .topLeading, item: [0, 0, 60, 30], cell: [60, 0, 100, 200]),
    Place(alignment: .bottomTrailing, item: [100, 170, 60, 30], cell: [0, 0, 100, 200]),
    Place(alignment: .top, item: [20, 0, 60, 30], cell: [0, 30, 100, 170]),
  ])
  func alignmentsOfALayoutThatScrollsSideways(_ place: Place) throws {
    let section = try solved([boundaryItem(place.alignment)], direction: .horizontal)
    #expect(section.boundarySupplementaryItems.map(\.frame).numbers == [place.item])
    #expect(section.frames.numbers == [place.cell])
  }

  @Test func anItemThatDoesNotExtendLiesOverTheContent() throws {
    let header = boundaryItem(.top)
    header.extendsBoundary = false
    let footer = boundaryItem(.bottom, kind: "footer")
    footer.extendsBoundary = false
    let section = try solved([header, footer])
    #expect(section.frame.height == 100)
    #expect(section.boundarySupplementaryItems.map(\.frame.minY) == [0, 70])
  }

  @Test func severalItemsOfAnEdgeStandOneAfterAnother() throws {
    let section = try solved([
      boundaryItem(.top, height: 10, kind: "a"), boundaryItem(.top, height: 20, kind: "b"),
      boundaryItem(.bottom, height: 5, kind: "c"), boundaryItem(.bottom, height: 6, kind: "d"),
    ])
    #expect(section.boundarySupplementaryItems.map(\.frame.minY) == [0, 10, 130, 135])
    #expect(section.frame.height == 141)
  }

  @Test func anOffsetMovesTheItemAlone() throws {
    let section = try solved([boundaryItem(.top, offset: CGPoint(x: 5, y: -7))])
    #expect(section.boundarySupplementaryItems.map(\.frame.origin) == [CGPoint(x: 125, y: -7)])
    #expect(section.frame.height == 130)
  }

  @Test func headersStandAboveTheInsetsAndKeepThemAtTheSides() throws {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top)
    let insets = NSDirectionalEdgeInsets(top: 8, leading: 10, bottom: 4, trailing: 20)
    let section = try solved([header], insets: insets)
    #expect(section.boundarySupplementaryItems.map(\.frame).numbers == [[10, 0, 270, 30]])
    #expect(section.frames.numbers == [[10, 38, 270, 100]])
    #expect(section.frame.height == 142)
  }

  @Test func headersMayIgnoreTheInsetsAndHaveTheirOwn() throws {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top)
    header.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let section = plainSection()
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 50)
    section.supplementariesFollowContentInsets = false
    section.boundarySupplementaryItems = [header]
    let solution = try solve(section, items: 1)
    #expect(solution.boundarySupplementaryItems.map(\.frame).numbers == [[2, 1, 294, 26]])
    #expect(solution.frame(at: 0).minY == 30)
  }

  @Test func theLayoutsOwnItemsStandAroundAllSections() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      boundaryItem(.top, height: 50, kind: "header"),
      boundaryItem(.bottom, height: 20, kind: "footer"),
    ]
    configuration.interSectionSpacing = 10
    let layout = UICollectionViewCompositionalLayout(
      section: plainSection(rowHeight: 40), configuration: configuration)
    let solution = try layout.solution(
      in: LayoutProposal(containerSize: CGSize(width: 300, height: 600), itemCounts: [2, 1]))
    #expect(solution.sections.map(\.frame.minY) == [50, 140])
    #expect(solution.boundarySupplementaryItems.map(\.frame.minY) == [0, 180])
    #expect(solution.contentSize.height == 200)
  }
}
