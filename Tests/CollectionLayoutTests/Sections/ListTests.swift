import CollectionLayout
import Testing

@Suite struct ListTests {
  private func solution(
    _ configuration: UICollectionLayoutListConfiguration, width: CGFloat = 320
  ) throws -> LayoutSolution {
    try UICollectionViewCompositionalLayout.list(using: configuration).solution(
      in: LayoutProposal(containerSize: CGSize(width: width, height: 400), itemCounts: [2, 2]))
  }

  /// An appearance, and the frames of the first rows of both sections, 44 high each.
  @Test(
    arguments: [
      (
        UICollectionLayoutListConfiguration.Appearance.plain, [[0, 0, 320, 44], [0, 88, 320, 44]]
      ),
      (.sidebarPlain, [[0, 0, 320, 44], [0, 88, 320, 44]]),
      (.grouped, [[0, 35, 320, 44], [0, 158, 320, 44]]),
      (.insetGrouped, [[16, 35, 288, 44], [16, 158, 288, 44]]),
      (.sidebar, [[16, 0, 288, 44], [16, 88, 288, 44]]),
    ] as [(UICollectionLayoutListConfiguration.Appearance, [[CGFloat]])])
  func rowsKeepTheDistancesOfTheirAppearance(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ frames: [[CGFloat]]
  ) throws {
    let solution = try solution(UICollectionLayoutListConfiguration(appearance: appearance))
    #expect(solution.sections.map { $0.frame(at: 0) }.numbers == frames)
  }

  @Test func insetRowsKeepWiderMarginsOnWiderScreens() throws {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    #expect(try solution(configuration, width: 768).sections[0].frame(at: 0).minX == 20)
  }

  @Test func plainHeadersPinBelowTheirPadding() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.headerTopPadding = 10
    let first = try solution(configuration).sections[0]
    let header = try #require(first.boundarySupplementaryItems.first)
    #expect(header.pinsToVisibleBounds)
    #expect(header.frame.minY == 10)
    #expect(first.frame(at: 0).minY == header.frame.maxY)
  }

  @Test func aListMayBeOneSectionAmongOthers() throws {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      index == 0
        ? plainSection()
        : .list(
          using: UICollectionLayoutListConfiguration(appearance: .plain),
          layoutEnvironment: environment)
    }
    let solution = try layout.solution(
      in: LayoutProposal(containerSize: CGSize(width: 320, height: 400), itemCounts: [1, 1]))
    #expect(solution.sections[1].frames.numbers == [[0, 100, 320, 44]])
  }
}
