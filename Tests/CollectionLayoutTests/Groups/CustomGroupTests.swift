import CollectionLayout
import Testing

@Suite struct CustomGroupTests {
  @Test func theClosureLearnsTheGroupsRoom() throws {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(0.5), .absolute(80))
    ) { environment in
      let container = environment.container
      return [
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(origin: .zero, size: container.effectiveContentSize))
      ]
    }
    group.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 10, bottom: 2, trailing: 20)
    #expect(try solve(group, items: 1).numbers == [[0, 0, 120, 77]])
  }

  @Test func oneGroupForAllIsAListOfFramesAndSeveralAreAPattern() throws {
    let diagonal = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(30))
    ) { _ in
      (0..<3).map {
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 10.0 * CGFloat($0), y: 10.0 * CGFloat($0), width: 10, height: 10),
          zIndex: $0)
      }
    }
    let section = NSCollectionLayoutSection(group: diagonal)
    let few = try solve(section, items: 2)
    guard case .explicit(let frames) = few.arrangement else {
      Issue.record("one group for all should be a list of frames")
      return
    }
    #expect(frames.count == 2)
    let many = try solve(section, items: 7)
    #expect(many.frames.map(\.minY) == [0, 10, 20, 30, 40, 50, 60])
    #expect((0..<7).map { many.zIndex(at: $0) } == [0, 1, 2, 0, 1, 2, 0])
  }

  @Test func whereItsHeightIsEstimatedItIsAsHighAsItsCells() throws {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .estimated(30))
    ) { _ in
      [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 5, width: 10, height: 70))]
    }
    #expect(try solve(NSCollectionLayoutSection(group: group), items: 2).frame.height == 150)
  }

  @Test func framesThatAreNoneAreRefusedWithTheirPlace() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(30))
    ) { _ in
      [
        NSCollectionLayoutGroupCustomItem(frame: .zero),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: -1, height: 1)),
      ]
    }
    #expect(
      throws: LayoutError.impossibleLength(
        LayoutPlace(section: 0, subitems: [1]), .customFrame, -1)
    ) { try solve(group, items: 2) }
  }

  @Test func aGroupThatPlacesNothingIsRefusedOnlyWhereThereAreItems() throws {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(30))
    ) { _ in [] }
    #expect(try solve(group, items: 0).isEmpty)
    #expect(throws: LayoutError.emptyGroup(LayoutPlace(section: 0))) {
      try solve(group, items: 1)
    }
  }
}
