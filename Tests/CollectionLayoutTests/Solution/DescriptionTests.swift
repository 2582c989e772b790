import CollectionLayout
import Testing

@Suite struct DescriptionTests {
  @Test func aSolutionIsPrintedAsATree() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(group: row([item], height: 80))
    section.interGroupSpacing = 10
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), elementKind: "header",
        alignment: .top)
    ]
    let strip = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.absolute(200), .absolute(40)), subitems: [fillingItem()]))
    strip.orthogonalScrollingBehavior = .groupPaging
    let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? section : strip }
    let solution = try layout.solution(
      in: LayoutProposal(containerSize: CGSize(width: 320, height: 568), itemCounts: [7, 2]))
    #expect(
      solution.debugDescription == """
        layout 320 × 350
        ├─ section 0 [0, 0, 320, 310], 7 items
        │  ├─ top “header” [0, 0, 320, 50]
        │  └─ 3 groups of 3, the first [0, 50, 320, 80], each (0, 90) from the one before
        │     ├─ [0, 50, 106.6667, 80]
        │     │  └─ “badge” [86.6667, 50, 20, 20]
        │     ├─ [106.6667, 50, 106.6667, 80]
        │     │  └─ “badge” [193.3333, 50, 20, 20]
        │     └─ [213.3333, 50, 106.6667, 80]
        │        └─ “badge” [300, 50, 20, 20]
        └─ section 1 [0, 310, 320, 40], 2 items
           ├─ groupPaging strip 400 long, seen through [0, 310, 320, 40]
           └─ 2 groups of 1, the first [0, 310, 200, 40], each (200, 0) from the one before
              └─ [0, 310, 200, 40]
        """)
  }

  @Test func anErrorNamesItsPlace() {
    let place = LayoutPlace(section: 2, subitems: [0, 3])
    #expect(
      LayoutError.impossibleLength(place, .width, -3).description
        == "section 2, group, subitem 0, subitem 3: the width -3 is below zero")
    #expect(
      LayoutError.impossibleLength(LayoutPlace(section: nil), .containerSize, .nan).description
        == "layout: the container’s extent nan is not a number")
    #expect(
      LayoutError.duplicateElementKind(LayoutPlace(section: 0, elementKind: "badge")).description
        == "section 0, element kind “badge”: the element kind “badge” is used twice in the section")
  }
}
