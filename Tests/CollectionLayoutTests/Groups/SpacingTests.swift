import CollectionLayout
import Testing

@Suite struct SpacingTests {
  /// Measured on UIKit: three thirds with spacing 8 in 288 stay in a row, and their rounded widths
  /// add up.
  @Test func fixedSpacingComesOutOfFractionalItems() throws {
    let group = row([item(.fractionalWidth(1 / 3), .fractionalHeight(1))])
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    var proposal = LayoutProposal(
      containerSize: CGSize(width: 320, height: 568), itemCounts: [5])
    let exact = try solve(section, proposal).sections[0].frames
    #expect(isClose(exact[2].width, 272.0 / 3))
    #expect(isClose(exact[2].maxX, 304))
    #expect(exact[3].minY == 100)
    proposal.pixelGridScale = 2
    let rounded = try solve(section, proposal).sections[0].frames
    #expect(rounded[0...2].map(\.minX) == [16, 114.5, 213])
    #expect(rounded[2].width == 90.5)
  }

  @Test func fixedSpacingLeavesFractionsAloneWhereThereIsRoom() throws {
    let group = row([item(.fractionalWidth(0.3), .fractionalHeight(1))])
    group.interItemSpacing = .fixed(10)
    #expect(try solve(group, items: 3).map(\.minX) == [0, 100, 200])
  }

  @Test func fixedSpacingCountsForAbsoluteItems() throws {
    let group = row([item(.absolute(100), .fractionalHeight(1))])
    group.interItemSpacing = .fixed(1)
    #expect(try solve(group, items: 3).map(\.minY) == [0, 0, 100])
  }

  @Test func repeatedItemsKeepTheirOwnSizeEvenBeyondTheGroup() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      repeatingSubitem: item(.absolute(120), .fractionalHeight(1)), count: 3)
    group.interItemSpacing = .fixed(10)
    let frames = try solve(group, items: 4)
    #expect(frames.map(\.minX) == [0, 130, 260, 0])
    #expect(frames.allSatisfy { $0.width == 120 })
  }

  @Test func countedItemsShareTheRoomLessTheSpacing() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(270), .absolute(50)),
      subitem: item(.absolute(100), .fractionalHeight(1)), count: 2)
    group.interItemSpacing = .fixed(20)
    let frames = try solve(group, items: 2)
    #expect(frames.numbers == [[0, 0, 125, 50], [145, 0, 125, 50]])
  }

  @Test func spacingHoldsBetweenNestedGroups() throws {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(90), .fractionalHeight(1)),
      subitem: fillingItem(), count: 2)
    let group = row([column])
    group.interItemSpacing = .fixed(15)
    let frames = try solve(group, items: 6)
    #expect(frames.map(\.minX) == [0, 0, 105, 105, 210, 210])
  }

  @Test func aPartlyFilledGroupKeepsItsExtent() throws {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(200)), subitem: fillingItem(), count: 4)
    let section = NSCollectionLayoutSection(group: column)
    #expect(try solve(section, items: 5).frame.height == 400)
  }
}
