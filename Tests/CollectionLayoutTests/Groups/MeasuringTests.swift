import CollectionLayout
import Testing

@Suite struct MeasuringTests {
  /// A room in which item i is as high as a list says, and a note of what was asked.
  private final class Content {
    let heights: [CGFloat]
    var asked: [Int] = []

    init(_ heights: [CGFloat]) {
      self.heights = heights
    }

    func proposal(width: CGFloat = 300) -> LayoutProposal {
      var proposal = LayoutProposal(
        containerSize: CGSize(width: width, height: 600), itemCounts: [heights.count])
      proposal.measure = { element, size in
        guard case .item(let path) = element else { return size }
        self.asked.append(path.item)
        return CGSize(width: size.width, height: self.heights[path.item])
      }
      return proposal
    }
  }

  private func estimatedRow(
    _ subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .estimated(50)), subitems: subitems))
  }

  @Test func rowsTakeTheirMeasuredHeightAndEachItemIsAskedOnce() throws {
    let content = Content([40, 90, 10])
    let section = estimatedRow([item(.fractionalWidth(0.5), .estimated(50))])
    let solution = try solve(section, content.proposal()).sections[0]
    #expect(solution.frames.numbers == [[0, 0, 150, 40], [150, 0, 150, 90], [0, 90, 150, 10]])
    #expect(solution.frame.height == 100)
    #expect(content.asked == [0, 1, 2])
  }

  @Test func fractionalItemsOfAnEstimatedGroupAreNotAsked() throws {
    let content = Content([40, 90])
    let section = estimatedRow([item(.fractionalWidth(0.5), .fractionalHeight(1))])
    let solution = try solve(section, content.proposal()).sections[0]
    #expect(solution.frames.map(\.height) == [50, 50])
    #expect(content.asked.isEmpty)
  }

  @Test func uniformSiblingsTakeTheLargestHeight() throws {
    let content = Content([40, 90, 20])
    let section = estimatedRow([
      item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 50))
    ])
    let solution = try solve(section, content.proposal()).sections[0]
    #expect(solution.frames.map(\.height) == [90, 90, 20])
    #expect(solution.frames.map(\.minY) == [0, 0, 90])
  }

  @Test func uniformGroupsOfASectionAreAllAsHighAsTheHighest() throws {
    let content = Content([40, 90, 20])
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 50)),
        subitems: [item(.fractionalWidth(1), .estimated(50))]))
    let solution = try solve(section, content.proposal()).sections[0]
    #expect(solution.frames.map(\.minY) == [0, 90, 180])
    #expect(solution.frame.height == 270)
  }

  @Test func aCountedColumnIsDividedAndNotMeasured() throws {
    let content = Content([40, 90])
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size(.fractionalWidth(1), .estimated(100)),
        subitem: item(.fractionalWidth(1), .estimated(10)), count: 2))
    let solution = try solve(section, content.proposal()).sections[0]
    #expect(solution.frames.map(\.height) == [50, 50])
  }

  @Test func nestedGroupsGrowWithTheirContent() throws {
    let content = Content([30, 60, 10])
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .estimated(40)),
      subitems: [item(.fractionalWidth(1), .estimated(20))])
    let solution = try solve(estimatedRow([column]), content.proposal()).sections[0]
    #expect(solution.frames.numbers == [[0, 0, 150, 30], [0, 30, 150, 60], [150, 0, 150, 10]])
    #expect(solution.frame.height == 90)
  }

  @Test func headersAreMeasuredWithTheirWidth() throws {
    let section = plainSection()
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .estimated(10)), elementKind: "header",
        alignment: .top)
    ]
    var proposal = LayoutProposal(
      containerSize: CGSize(width: 300, height: 600), itemCounts: [1])
    proposal.measure = { _, size in CGSize(width: 1, height: size.width / 10) }
    let solution = try solve(section, proposal).sections[0]
    #expect(solution.boundarySupplementaryItems.map(\.frame).numbers == [[0, 0, 300, 30]])
    #expect(solution.frame(at: 0).minY == 30)
  }

  @Test func aMeasuredSizeMustBeALength() throws {
    let content = Content([40, .nan])
    let section = estimatedRow([item(.fractionalWidth(0.5), .estimated(50))])
    #expect(throws: LayoutError.self) { try solve(section, content.proposal()) }
  }
}
