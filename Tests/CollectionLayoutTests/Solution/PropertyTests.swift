import CollectionLayout
import Testing

/// What holds for every layout, tried on random ones.
@Suite struct PropertyTests {
  private static let container = CGSize(width: 375, height: 667)

  private func layout(seed: UInt64, sections: Int = 3) -> (UICollectionViewLayout, [Int]) {
    var random = RandomLayout(seed: seed)
    let made = (0..<sections).map { _ in random.section() }
    let layout = UICollectionViewCompositionalLayout { index, _ in made[index].0 }
    return (layout, made.map(\.items))
  }

  private func solution(
    seed: UInt64, counts: [Int]? = nil, rightToLeft: Bool = false
  ) throws -> LayoutSolution {
    let (layout, made) = layout(seed: seed)
    return try layout.solution(
      in: LayoutProposal(
        containerSize: Self.container,
        traitCollection: UITraitCollection(
          containerSize: Self.container,
          layoutDirection: rightToLeft ? .rightToLeft : .leftToRight),
        itemCounts: counts ?? made))
  }

  @Test(arguments: 0..<200)
  func sectionsFollowOneAnotherAndReachTheEndOfTheContent(_ seed: UInt64) throws {
    let solution = try solution(seed: seed)
    var end: CGFloat = 0
    for section in solution.sections {
      #expect(isClose(section.frame.minY, end))
      #expect(section.frame.height >= 0)
      end = section.frame.maxY
    }
    #expect(isClose(solution.contentSize.height, end))
    #expect(solution.contentSize.width == Self.container.width)
  }

  @Test(arguments: 0..<200)
  func countedItemsLieInTheirGroups(_ seed: UInt64) throws {
    for section in try solution(seed: seed).sections {
      guard case .pattern(let pattern) = section.arrangement else { continue }
      let group = pattern.firstGroup
      for leaf in pattern.leaves {
        // Subitems too large for their group are placed all the same; across they may stick out
        // no more than a fraction of 1 can.
        #expect(leaf.minX >= group.minX - 0.01 && leaf.minY >= group.minY - 0.01)
        #expect(leaf.maxX <= group.maxX + 0.02 && leaf.maxY <= group.maxY + 0.02)
      }
    }
  }

  @Test(arguments: 0..<200)
  func itemsOfAGroupDoNotOverlap(_ seed: UInt64) throws {
    for section in try solution(seed: seed).sections {
      guard case .pattern(let pattern) = section.arrangement else { continue }
      for (index, leaf) in pattern.leaves.enumerated() {
        let shrunk = CGRect(
          x: leaf.minX + 0.02, y: leaf.minY + 0.02, width: max(0, leaf.width - 0.04),
          height: max(0, leaf.height - 0.04))
        for other in pattern.leaves[(index + 1)...] {
          #expect(shrunk.width == 0 || shrunk.height == 0 || !shrunk.intersects(other))
        }
      }
    }
  }

  @Test(arguments: 0..<200)
  func groupsRepeatAtEqualDistances(_ seed: UInt64) throws {
    for section in try solution(seed: seed).sections {
      guard case .pattern(let pattern) = section.arrangement else { continue }
      // The naive way: one group after the other.
      var corner = CGPoint.zero
      var naive: [CGRect] = []
      while naive.count < section.itemCount {
        naive += pattern.leaves.map { $0.offsetBy(dx: corner.x, dy: corner.y) }
        corner.x += pattern.advance.x
        corner.y += pattern.advance.y
      }
      for (frame, expected) in zip(section.frames, naive) {
        #expect(isClose(frame.minX, expected.minX) && isClose(frame.minY, expected.minY))
        #expect(frame.size == expected.size)
      }
    }
  }

  @Test(arguments: 0..<200)
  func rightToLeftIsTheMirrorImage(_ seed: UInt64) throws {
    let plain = try solution(seed: seed)
    let mirrored = try solution(seed: seed, rightToLeft: true)
    for (a, b) in zip(plain.sections, mirrored.sections) {
      #expect(a.frame == b.frame)
      for (one, other) in zip(a.frames, b.frames) {
        #expect(isClose(one.minX, Self.container.width - other.maxX))
        #expect(isClose(one.minY, other.minY) && one.size == other.size)
      }
      for (one, other) in zip(a.boundarySupplementaryItems, b.boundarySupplementaryItems) {
        #expect(isClose(one.frame.minX, Self.container.width - other.frame.maxX))
      }
    }
  }

  @Test(arguments: 0..<100)
  func oneItemMoreMovesNoOther(_ seed: UInt64) throws {
    let before = try solution(seed: seed)
    let counts = before.sections.map { $0.itemCount + 1 }
    let after = try solution(seed: seed, counts: counts)
    // Sections below move down; within their section the items stay.
    for (a, b) in zip(before.sections, after.sections) where a.itemCount > 0 {
      let distance = CGPoint(
        x: b.frame(at: 0).minX - a.frame(at: 0).minX, y: b.frame(at: 0).minY - a.frame(at: 0).minY)
      for (one, other) in zip(a.frames, b.frames) {
        #expect(isClose(one.minX + distance.x, other.minX))
        #expect(isClose(one.minY + distance.y, other.minY))
      }
    }
    #expect(before.sections[0].frames == Array(after.sections[0].frames.dropLast()))
  }

  @Test(arguments: 0..<100)
  func elementsInARectangleAreThoseThatTouchIt(_ seed: UInt64) throws {
    let solution = try solution(seed: seed)
    let rect = CGRect(x: 100, y: 0.37 * solution.contentSize.height, width: 150, height: 200)
    let found = solution.layoutAttributesForElements(in: rect)
      .filter { $0.representedElementCategory == .cell }.map(\.indexPath)
    var expected: [IndexPath] = []
    for (index, section) in solution.sections.enumerated() {
      for (item, frame) in section.frames.enumerated() where frame.intersects(rect) {
        expected.append(IndexPath(item: item, section: index))
      }
    }
    #expect(found == expected)
  }

  @Test(arguments: 0..<50)
  func theSameProposalHasTheSameSolution(_ seed: UInt64) throws {
    #expect(try solution(seed: seed).debugDescription == solution(seed: seed).debugDescription)
  }
}
