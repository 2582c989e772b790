import CollectionLayout
import Testing

// Layouts of tests in few words.

func size(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

func item(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutItem {
  NSCollectionLayoutItem(layoutSize: size(width, height))
}

/// An item that fills its group.
func fillingItem() -> NSCollectionLayoutItem {
  item(.fractionalWidth(1), .fractionalHeight(1))
}

/// A row of the full width.
func row(_ subitems: [NSCollectionLayoutItem], height: CGFloat = 100) -> NSCollectionLayoutGroup {
  .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(height)), subitems: subitems)
}

/// A section of rows of one item each.
func plainSection(rowHeight: CGFloat = 100) -> NSCollectionLayoutSection {
  NSCollectionLayoutSection(group: row([fillingItem()], height: rowHeight))
}

/// A section of one group that holds so many items as its items' frames say.
func solve(
  _ group: NSCollectionLayoutGroup, items: Int,
  in container: CGSize = CGSize(width: 300, height: 600)
) throws -> [CGRect] {
  try solve(NSCollectionLayoutSection(group: group), items: items, in: container).frames
}

func solve(
  _ section: NSCollectionLayoutSection, items: Int,
  in container: CGSize = CGSize(width: 300, height: 600)
) throws -> SectionSolution {
  try solve(
    section, LayoutProposal(containerSize: container, itemCounts: [items])
  ).sections[0]
}

func solve(
  _ section: NSCollectionLayoutSection, _ proposal: LayoutProposal,
  direction: UICollectionView.ScrollDirection = .vertical
) throws -> LayoutSolution {
  let configuration = UICollectionViewCompositionalLayoutConfiguration()
  configuration.scrollDirection = direction
  let layout = UICollectionViewCompositionalLayout(
    section: section, configuration: configuration)
  return try layout.solution(in: proposal)
}

extension [CGRect] {
  /// As lists of x, y, width and height, which failures show readably.
  var numbers: [[CGFloat]] { map { [$0.minX, $0.minY, $0.width, $0.height] } }
}

/// Whether two numbers are the same but for the last bits.
func isClose(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
  (a - b).magnitude <= tolerance
}
