import CollectionLayout
import Testing

@Suite struct FlowLayoutTests {
  /// Sizes a delegate gives, item by item.
  private final class Sizes: UICollectionViewDelegateFlowLayout {
    let sizes: [CGSize]

    init(_ sizes: [CGSize]) {
      self.sizes = sizes
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      sizes[indexPath.item]
    }
  }

  private func frames(
    _ layout: UICollectionViewFlowLayout, sizes: [CGSize],
    container: CGSize = CGSize(width: 320, height: 480)
  ) throws -> [CGRect] {
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: container), collectionViewLayout: layout)
    let delegate = Sizes(sizes)
    view.delegate = delegate
    return try view.solution(itemCounts: [sizes.count]).sections[0].frames
  }

  @Test func columnsOfASidewaysLayoutFillFromTheTop() throws {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 40, height: 100)
    layout.minimumLineSpacing = 5
    layout.minimumInteritemSpacing = 10
    layout.sectionInset = UIEdgeInsets(top: 20, left: 7, bottom: 30, right: 9)
    let solution = try layout.solution(
      in: LayoutProposal(containerSize: CGSize(width: 300, height: 270), itemCounts: [3]))
    #expect(
      solution.sections[0].frames.numbers
        == [[7, 20, 40, 100], [7, 140, 40, 100], [52, 20, 40, 100]])
    #expect(solution.contentSize == CGSize(width: 101, height: 270))
  }

  /// Measured on UIKit: a single item of the last line is at the start, one alone in a line
  /// before is in the middle.
  @Test func oneItemInALineIsCentredUnlessItIsTheLast() throws {
    let layout = UICollectionViewFlowLayout()
    let sizes = [200, 310, 100].map { CGSize(width: $0, height: 40) }
    #expect(try frames(layout, sizes: sizes).map(\.minX) == [60, 5, 0])
  }

  @Test func equalSizesFromADelegateStillMakeAGrid() throws {
    let layout = UICollectionViewFlowLayout()
    let sizes = Array(repeating: CGSize(width: 100, height: 40), count: 5)
    #expect(try frames(layout, sizes: sizes).map(\.minX) == [0, 110, 220, 0, 110])
  }

  @Test func lowerItemsOfALineAreCentredInIt() throws {
    let layout = UICollectionViewFlowLayout()
    let sizes = [CGSize(width: 100, height: 40), CGSize(width: 100, height: 80)]
    #expect(try frames(layout, sizes: sizes).map(\.minY) == [20, 0])
  }

  @Test func anItemWiderThanTheLineStartsAtItsStart() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 500, height: 40)
    let solution = try layout.solution(
      in: LayoutProposal(containerSize: CGSize(width: 300, height: 270), itemCounts: [2]))
    #expect(solution.sections[0].frames.numbers == [[0, 0, 500, 40], [0, 50, 500, 40]])
  }

  @Test func headersAndFootersGoFromSideToSideAndMayPin() throws {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 1, height: 30)
    layout.footerReferenceSize = CGSize(width: 1, height: 20)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    layout.sectionHeadersPinToVisibleBounds = true
    let solution = try layout.solution(
      in: LayoutProposal(containerSize: CGSize(width: 300, height: 270), itemCounts: [1, 1]))
    let section = solution.sections[0]
    #expect(
      section.boundarySupplementaryItems.map(\.frame).numbers
        == [[0, 0, 300, 30], [0, 100, 300, 20]])
    #expect(section.frame(at: 0) == CGRect(x: 10, y: 40, width: 50, height: 50))
    let pinned = solution.pinned(
      toVisibleBounds: CGRect(x: 0, y: 60, width: 300, height: 270))
    #expect(pinned.sections[0].boundarySupplementaryItems[0].frame.minY == 60)
  }

  @Test func estimatedItemsAreMeasured() throws {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    var proposal = LayoutProposal(
      containerSize: CGSize(width: 300, height: 270), itemCounts: [2])
    proposal.measure = { element, _ in
      guard case .item(let path) = element else { return .zero }
      return CGSize(width: 100, height: 10 + CGFloat(path.item))
    }
    let frames = try layout.solution(in: proposal).sections[0].frames
    #expect(frames.map(\.height) == [10, 11])
  }

  @Test func mirrorsOnlyWhereALayoutAsksForIt() throws {
    final class Mirrored: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let container = CGSize(width: 300, height: 270)
    let proposal = LayoutProposal(
      containerSize: container,
      traitCollection: UITraitCollection(
        containerSize: container, layoutDirection: .rightToLeft), itemCounts: [1])
    let plain = try UICollectionViewFlowLayout().solution(in: proposal)
    #expect(plain.sections[0].frame(at: 0).minX == 0)
    #expect(try Mirrored().solution(in: proposal).sections[0].frame(at: 0).minX == 250)
  }

  @Test(arguments: [CGSize(width: -1, height: 1), CGSize(width: 1, height: .nan)])
  func sizesThatAreNoneAreRefused(_ size: CGSize) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size
    #expect(throws: LayoutError.self) {
      try layout.solution(
        in: LayoutProposal(containerSize: CGSize(width: 300, height: 270), itemCounts: [1]))
    }
  }

  @Test func itemsOfNoExtentEnd() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = .zero
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    let solution = try layout.solution(
      in: LayoutProposal(containerSize: CGSize(width: 300, height: 270), itemCounts: [1_000]))
    #expect(solution.sections[0].frames.allSatisfy { $0.minX.isFinite && $0.minY == 0 })
  }
}
