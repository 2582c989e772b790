import CollectionLayout
import Testing

@Suite struct SectionTests {
  private let container = CGSize(width: 300, height: 600)

  @Test func backgroundsCoverHeadersAndInsetsButNoSpacingBetweenSections() throws {
    let section = plainSection(rowHeight: 40)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header",
        alignment: .top)
    ]
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.decorationItems = [background]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 100
    let layout = UICollectionViewCompositionalLayout(
      section: section, configuration: configuration)
    let solution = try layout.solution(
      in: LayoutProposal(containerSize: container, itemCounts: [1, 1]))
    #expect(
      solution.sections.flatMap(\.decorations).map(\.frame).numbers
        == [[2, 1, 294, 78], [2, 183, 294, 78]])
  }

  @Test func theProviderLearnsTheRoomBeforeTheSectionsInsets() throws {
    var widths: [CGFloat] = []
    let layout = UICollectionViewCompositionalLayout { index, environment in
      widths.append(environment.container.effectiveContentSize.width)
      #expect(environment.traitCollection.horizontalSizeClass == .compact)
      let section = plainSection()
      section.contentInsets.leading = 40
      return section
    }
    _ = try layout.solution(in: LayoutProposal(containerSize: container, itemCounts: [1, 1]))
    #expect(widths == [300, 300])
  }

  @Test func aProviderMayHaveNoSectionWhereThereAreNoItems() throws {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      index == 1 ? nil : plainSection()
    }
    let proposal = LayoutProposal(containerSize: container, itemCounts: [1, 0, 1])
    #expect(try layout.solution(in: proposal).sections.map(\.frame.minY) == [0, 100, 100])
    let full = LayoutProposal(containerSize: container, itemCounts: [1, 2, 1])
    #expect(throws: LayoutError.missingSection(1)) { try layout.solution(in: full) }
  }

  @Test func anEmptySectionKeepsItsHeaderAndInsets() throws {
    let section = plainSection()
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 0, bottom: 7, trailing: 0)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header",
        alignment: .top)
    ]
    #expect(try solve(section, items: 0).frame.height == 42)
  }

  /// References, and the least x and the width of what fills a tablet's section.
  @Test(arguments: [
    (UIContentInsetsReference.none, CGFloat(0), CGFloat(1024)),
    (.automatic, 10, 984),
    (.safeArea, 10, 984),
    (.layoutMargins, 26, 952),
    (.readableContent, 180, 664),
  ])
  func insetsReferencesActAtTheSides(
    _ reference: UIContentInsetsReference, _ x: CGFloat, _ width: CGFloat
  ) throws {
    let section = plainSection()
    section.contentInsetsReference = reference
    var proposal = LayoutProposal(
      containerSize: CGSize(width: 1024, height: 768), itemCounts: [1])
    proposal.safeAreaInsets = UIEdgeInsets(top: 24, left: 10, bottom: 20, right: 30)
    let frame = try solve(section, proposal).sections[0].frame(at: 0)
    #expect(frame == CGRect(x: x, y: 0, width: width, height: 100))
  }

  @Test func tenThousandSectionsStandOneBelowTheOther() throws {
    let solution = try solve(
      plainSection(rowHeight: 10),
      LayoutProposal(
        containerSize: container, itemCounts: Array(repeating: 3, count: 10_000)))
    #expect(solution.sections[9_999].frame.minY == 299_970)
  }
}
