import CollectionLayout
import Testing

@Suite struct GroupFillingTests {
  /// A row of subitems of absolute widths in a room 300 wide, and what is in its groups.
  struct Row: CustomTestStringConvertible {
    let widths: [CGFloat]
    let xs: [CGFloat]
    var testDescription: String { "\(widths) in 300" }
  }

  @Test(arguments: [
    Row(widths: [100], xs: [0, 100, 200]),
    Row(widths: [150, 75], xs: [0, 150]),
    Row(widths: [75, 150], xs: [0, 75, 225]),
    Row(widths: [300, 10], xs: [0]),
    Row(widths: [400], xs: [0]),
    Row(widths: [0], xs: [0]),
  ])
  func repeatsSubitemsUntilOneDoesNotFit(_ row: Row) throws {
    let subitems = row.widths.map { width in
      NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(width), heightDimension: .fractionalHeight(1)))
    }
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
      subitems: subitems)
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let solution = try layout.solution(
      in: LayoutProposal(containerSize: CGSize(width: 300, height: 600), itemCounts: [7]))
    guard case .pattern(let pattern) = solution.sections[0].arrangement else {
      Issue.record("not a pattern")
      return
    }
    #expect(pattern.leaves.map(\.minX) == row.xs)
    #expect(pattern.advance == CGPoint(x: 0, y: 100))
  }
}
