internal import CollectionLayout

extension LayoutPart {
  /// Blocks of three pictures that take turns: large and two small, three small, two small and
  /// large. One or two pictures that are left over make rows of two, so that no block has a hole.
  static func mosaic(_ shapes: [PictureShape], _ options: PresetOptions) -> [LayoutPart] {
    guard shapes.count > 1 else { return featured(shapes, options) }
    let ratio = options.aspectRatio ?? shapes.typicalAspectRatio
    let pairCount = [0, 4, 2][shapes.count % 3]
    let blockCount = (shapes.count - pairCount) / 3
    let wholeTurns = blockCount - blockCount % MosaicBlock.allCases.count
    let runs: [(blocks: [MosaicBlock], itemCount: Int)] = [
      (MosaicBlock.allCases, wholeTurns * 3),
      (Array(MosaicBlock.allCases.prefix(blockCount - wholeTurns)), (blockCount - wholeTurns) * 3),
      ([.pair], pairCount),
    ]
    var parts: [LayoutPart] = []
    var start = 0
    for run in runs where run.itemCount > 0 {
      let end = start + run.itemCount
      let isLast = end == shapes.count
      parts.append(
        LayoutPart(start..<end) { environment in
          let page = PageMetrics(environment)
          let cells = MosaicCells(page, spacing: options.spacing ?? page.spacing, ratio: ratio)
          return .mosaic(run.blocks, cells, insets: page.insets, isLast: isLast)
        })
      start = end
    }
    return parts
  }
}

extension NSCollectionLayoutSection {
  fileprivate static func mosaic(
    _ blocks: [MosaicBlock], _ cells: MosaicCells, insets: NSDirectionalEdgeInsets, isLast: Bool
  ) -> NSCollectionLayoutSection {
    let groups = blocks.map { $0.group(cells) }
    let height = groups.map(\.layoutSize.heightDimension.dimension)
      .reduce(CGFloat(groups.count - 1) * cells.spacing, +)
    let turn = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      subitems: groups)
    turn.interItemSpacing = .fixed(cells.spacing)
    let section = NSCollectionLayoutSection(group: turn)
    section.interGroupSpacing = cells.spacing
    section.contentInsets = insets
    section.contentInsets.bottom = isLast ? 0 : cells.spacing
    return section
  }
}
