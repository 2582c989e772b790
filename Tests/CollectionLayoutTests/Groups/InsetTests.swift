import CollectionLayout
import Testing

@Suite struct InsetTests {
  private let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

  @Test func insetsOfAnItemShrinkItWhereItStands() throws {
    let item = item(.absolute(100), .fractionalHeight(1))
    item.contentInsets = insets
    #expect(try solve(row([item]), items: 2).numbers == [[2, 1, 94, 96], [102, 1, 94, 96]])
  }

  @Test func insetsOfAGroupNarrowTheRoomOfItsItems() throws {
    let group = row([item(.fractionalWidth(0.5), .fractionalHeight(1))])
    group.contentInsets = insets
    #expect(
      try solve(group, items: 3).numbers
        == [[2, 1, 147, 96], [149, 1, 147, 96], [2, 101, 147, 96]])
  }

  @Test func insetsAlongAnEstimatedAxisDoNotCount() throws {
    let item = item(.fractionalWidth(1), .estimated(40))
    item.contentInsets = insets
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(40)), subitems: [item])
    #expect(try solve(group, items: 1).numbers == [[2, 0, 294, 40]])
  }

  @Test func insetsBeyondTheItemLeaveNothing() throws {
    let item = item(.absolute(100), .fractionalHeight(1))
    item.contentInsets = NSDirectionalEdgeInsets(top: 80, leading: 80, bottom: 80, trailing: 80)
    #expect(try solve(row([item]), items: 1).numbers == [[80, 80, 0, 0]])
  }
}
