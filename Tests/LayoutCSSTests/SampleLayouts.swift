import CollectionLayout
import LayoutCSS

/// Layouts the tests share.
enum SampleLayouts {
  /// As many equal squares side by side as are at least so wide.
  static func floorGrid(
    minimum: Double = 150, spacing: Double = 8
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let width = environment.container.effectiveContentSize.width
      return grid(columns: Int((width + spacing) / (minimum + spacing)), spacing: spacing)
    }
  }

  /// A section of equal cells, so many side by side.
  static func grid(columns: Int, spacing: Double = 8) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .full)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalWidth(1 / Double(max(columns, 1)))),
      subitem: item, count: max(columns, 1))
    group.interItemSpacing = .fixed(spacing)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    return section
  }

  /// Two cells on each other, a tall one, two on each other.
  static func mosaic() -> NSCollectionLayoutSection {
    let third = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1))
    let half = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
    half.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let stack = NSCollectionLayoutGroup.vertical(layoutSize: third, subitem: half, count: 2)
    let tall = NSCollectionLayoutItem(layoutSize: third)
    tall.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(2 / 3)),
      subitems: [stack, tall, stack])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 20, leading: 16, bottom: 30, trailing: 16)
    return section
  }

  /// A strip of cells two fifths as wide as the room.
  static func carousel(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.4), heightDimension: .fractionalWidth(0.3)),
      subitems: [NSCollectionLayoutItem(layoutSize: .full)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 12, leading: 16, bottom: 12, trailing: 16)
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  /// A picture two thirds as high as the window, or nearly all of a low one.
  static func banner() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let isLow = environment.traitCollection.verticalSizeClass == .compact
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalHeight(isLow ? 0.9 : 2 / 3))
      return NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: .full)]))
    }
  }

  /// Pictures in justified rows.
  static func justified(_ ratios: [Double]) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
      group: .justifiedRows(aspectRatios: ratios, targetRowHeight: 240, spacing: 6))
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 16, bottom: 20, trailing: 16)
    return section
  }

  /// Pictures in columns at least 200 px wide.
  static func waterfall(_ ratios: [Double]) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let width = environment.container.effectiveContentSize.width
      return NSCollectionLayoutSection(
        group: .waterfall(aspectRatios: ratios, columns: max(2, Int(width / 200)), spacing: 8))
    }
  }

  /// The ratios of photographs by several cameras, upright and not.
  static func ratios(_ count: Int) -> [Double] {
    let cameras = [1.5, 4.0 / 3, 2.0 / 3, 1.5, 16.0 / 9, 0.75, 1, 1.5]
    return (0..<count).map { cameras[($0 * 7 + $0 / 5) % cameras.count] }
  }
}

extension NSCollectionLayoutSize {
  /// As large as what it stands in.
  static var full: NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
  }
}

extension UICollectionViewLayout {
  /// The layout's frames for so many items in each section.
  func solution(_ size: CGSize, _ itemCounts: [Int]) throws(LayoutError) -> LayoutSolution {
    try solution(in: LayoutProposal(containerSize: size, itemCounts: itemCounts))
  }

  /// The layout's stylesheet for so many items in each section.
  func compiled(_ itemCounts: Int...) throws -> CompiledLayout {
    try StylesheetCompiler(scope: "l").compile { (size) throws(LayoutError) in
      try self.solution(size, itemCounts)
    }
  }
}
