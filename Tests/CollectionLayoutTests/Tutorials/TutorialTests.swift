import CollectionLayout
import Testing

/// UIKit code of four tutorials compiles and gives UIKit's frames.
@Suite struct TutorialTests {
  private let phone = CGSize(width: 390, height: 844)
  private let tablet = CGSize(width: 834, height: 1112)

  @Test func doodlesAreSmallerOnAPhoneHeldUpright() throws {
    let upright = DoodleViewController(screen: phone)
    upright.collectionView.delegate = upright
    let counts = upright.doodleSnapshot().itemCounts
    let solution = try upright.collectionView.solution(itemCounts: counts)
    #expect(solution.frame(at: IndexPath(item: 1, section: 0)).width == 80)

    let onItsSide = DoodleViewController(screen: CGSize(width: 844, height: 390))
    onItsSide.collectionView.delegate = onItsSide
    let wide = try onItsSide.collectionView.solution(itemCounts: counts)
    #expect(wide.frame(at: IndexPath(item: 1, section: 0)).width == 128)
  }

  @Test func withoutADelegateAllDoodlesHaveTheLayoutsSize() throws {
    let controller = DoodleViewController(screen: phone)
    let solution = try controller.collectionView.solution(itemCounts: [20])
    // 2 columns of 128 with all that is left between them: (390 + 10) / 138 = 2.9.
    #expect(solution.sections[0].frame(at: 1) == CGRect(x: 262, y: 0, width: 128, height: 128))
  }

  @Test func theGridHasFourColumns() throws {
    let layout = DoodleViewController(screen: phone).createGridLayout()
    let solution = try layout.solution(in: LayoutProposal(containerSize: phone, itemCounts: [30]))
    #expect(solution.sections[0].frame(at: 5) == CGRect(x: 97.5, y: 80, width: 97.5, height: 80))
    #expect(solution.contentSize == CGSize(width: 390, height: 640))
  }

  @Test func eachPhotoSectionHasItsColumnsAndItsHeader() throws {
    let controller = DoodleViewController(screen: phone)
    let solution = try controller.createMultiGridLayout().solution(
      in: LayoutProposal(containerSize: phone, itemCounts: controller.photoSnapshot().itemCounts))
    #expect(solution.sections.map(\.frame.minY) == [0, 250, 1340])
    #expect(solution.sections[0].frame(at: 1) == CGRect(x: 405, y: 55, width: 360, height: 190))
    #expect(solution.sections[1].frame(at: 24) == CGRect(x: 15, y: 1265, width: 175, height: 70))
    #expect(solution.sections[2].frame(at: 3) == CGRect(x: 292.5, y: 1395, width: 82.5, height: 70))
    #expect(
      solution.sections[2].boundarySupplementaryItems.map(\.frame)
        == [CGRect(x: 0, y: 1340, width: 390, height: 50)])
  }

  @Test func fourAdvancedSectionsHoldOneTwoFiveAndSevenAPage() throws {
    let solution = try AdvancedLayouts.makeLayout().solution(
      in: LayoutProposal(
        containerSize: CGSize(width: 375, height: 667), itemCounts: [100, 100, 100, 100]))
    let leaves = solution.sections.map { section -> Int in
      guard case .pattern(let pattern) = section.arrangement else { return 0 }
      return pattern.leaves.count
    }
    #expect(leaves == [1, 2, 5, 7])
    // The third column stacks two again.
    let third = solution.sections[2]
    #expect(third.frame(at: 3) == third.frame(at: 0).offsetBy(dx: 250, dy: 0))
  }

  @Test func pagesRestCentred() throws {
    let layout = UICollectionViewCompositionalLayout.horizontalPagingLayout(screenWidth: 390)
    let solution = try layout.solution(in: LayoutProposal(containerSize: phone, itemCounts: [8]))
    let strip = try #require(solution.sections[0].orthogonal)
    #expect((strip.restOffsets[0] + 15.6).magnitude < 1e-9)
    #expect(strip.restOffsets.count == 8)
    #expect(solution.sections[0].frame.height == 384)
  }

  /// An option, a screen, and the frame of the second movie.
  struct Movies: CustomTestStringConvertible {
    let option: LayoutOption
    let screen: CGSize
    let second: CGRect
    var testDescription: String { "\(option) on \(screen.width) × \(screen.height)" }
  }

  @Test(arguments: [
    Movies(
      option: .list, screen: CGSize(width: 390, height: 844),
      second: CGRect(x: 0, y: 99, width: 390, height: 91)),
    Movies(
      option: .list, screen: CGSize(width: 768, height: 1024),
      second: CGRect(x: 384, y: 8, width: 384, height: 91)),
    Movies(
      option: .largeGrid, screen: CGSize(width: 390, height: 844),
      second: CGRect(x: 195, y: 0, width: 195, height: 260)),
    Movies(
      option: .smallGrid, screen: CGSize(width: 320, height: 568),
      second: CGRect(x: 107, y: 0, width: 106, height: 142)),
  ])
  func moviesFillTheWidth(_ movies: Movies) throws {
    let controller = MainListCollectionViewController(movies.option, screen: movies.screen)
    let solution = try controller.collectionView.solution(itemCounts: [12])
    #expect(solution.sections[0].frame(at: 1) == movies.second)
  }
}
