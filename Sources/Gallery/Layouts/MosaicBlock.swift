internal import CollectionLayout

/// The measures of a mosaic's cells, in points.
struct MosaicCells {
  /// The width of everything.
  let width: CGFloat
  /// The room between cells.
  let spacing: CGFloat
  /// The width of a cell divided by its height.
  let ratio: CGFloat
  /// Whether large cells are as wide as the page, with the small ones below or above.
  let isStacked: Bool

  init(_ page: PageMetrics, spacing: CGFloat, ratio: CGFloat) {
    width = page.contentWidth
    self.spacing = spacing
    self.ratio = ratio
    isStacked = page.isNarrow
  }

  /// The width of one of so many cells side by side.
  func width(across count: Int) -> CGFloat {
    max((width - CGFloat(count - 1) * spacing) / CGFloat(count), 1)
  }

  /// The height of one of so many cells side by side.
  func height(across count: Int) -> CGFloat { width(across: count) / ratio }
}

/// A block of a mosaic, as wide as the page.
enum MosaicBlock: CaseIterable {
  case largeLeading
  case threeSmall
  case largeTrailing
  /// Two of half the width each.
  case pair

  static let allCases: [MosaicBlock] = [.largeLeading, .threeSmall, .largeTrailing]

  /// The block as a group of absolute height.
  func group(_ cells: MosaicCells) -> NSCollectionLayoutGroup {
    switch self {
    case .threeSmall: row(of: 3, cells)
    case .pair: row(of: 2, cells)
    case .largeLeading, .largeTrailing:
      cells.isStacked ? stackedLargeAndSmall(cells) : largeBesideSmall(cells)
    }
  }

  private func row(of count: Int, _ cells: MosaicCells) -> NSCollectionLayoutGroup {
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: .fullWidth(height: cells.height(across: count)),
      subitem: NSCollectionLayoutItem(layoutSize: .filling), count: count)
    row.interItemSpacing = .fixed(cells.spacing)
    return row
  }

  private func largeBesideSmall(_ cells: MosaicCells) -> NSCollectionLayoutGroup {
    let smallWidth = cells.width(across: 3)
    let large = NSCollectionLayoutItem(
      layoutSize: .fullHeight(width: cells.width - smallWidth - cells.spacing))
    let small = NSCollectionLayoutGroup.vertical(
      layoutSize: .fullHeight(width: smallWidth),
      subitem: NSCollectionLayoutItem(layoutSize: .filling), count: 2)
    small.interItemSpacing = .fixed(cells.spacing)
    let block = NSCollectionLayoutGroup.horizontal(
      layoutSize: .fullWidth(height: 2 * cells.height(across: 3) + cells.spacing),
      subitems: self == .largeLeading ? [large, small] : [small, large])
    block.interItemSpacing = .fixed(cells.spacing)
    return block
  }

  private func stackedLargeAndSmall(_ cells: MosaicCells) -> NSCollectionLayoutGroup {
    let largeHeight = cells.height(across: 1)
    let large = NSCollectionLayoutItem(layoutSize: .fullWidth(height: largeHeight))
    let small = row(of: 2, cells)
    let block = NSCollectionLayoutGroup.vertical(
      layoutSize: .fullWidth(height: largeHeight + cells.spacing + cells.height(across: 2)),
      subitems: self == .largeLeading ? [large, small] : [small, large])
    block.interItemSpacing = .fixed(cells.spacing)
    return block
  }
}

extension NSCollectionLayoutSize {
  fileprivate static func fullWidth(height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
  }

  fileprivate static func fullHeight(width: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .fractionalHeight(1))
  }
}
