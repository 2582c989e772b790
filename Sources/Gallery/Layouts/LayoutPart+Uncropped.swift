internal import CollectionLayout

extension LayoutPart {
  /// Rows of equal height whose pictures keep their ratios.
  static func justified(_ shapes: [PictureShape], _ options: PresetOptions) -> LayoutPart {
    let ratios = shapes.map(\.aspectRatio)
    return LayoutPart(shapes.indices) { environment in
      let page = PageMetrics(environment)
      let spacing = options.spacing ?? page.spacing
      let height = options.rowHeight ?? page.rowHeight(for: ratios, spacing: spacing)
      let section = NSCollectionLayoutSection(
        group: .justifiedRows(aspectRatios: ratios, targetRowHeight: height, spacing: spacing))
      section.contentInsets = page.insets
      return section
    }
  }

  /// Columns of equal width whose pictures keep their ratios.
  static func waterfall(_ shapes: [PictureShape], _ options: PresetOptions) -> LayoutPart {
    let ratios = shapes.map(\.aspectRatio)
    return LayoutPart(shapes.indices) { environment in
      let page = PageMetrics(environment)
      let spacing = options.spacing ?? page.spacing
      let columns = page.columns(
        options.columns, about: 300, atLeast: 2, spacing: spacing, itemCount: shapes.count)
      let section = NSCollectionLayoutSection(
        group: .waterfall(aspectRatios: ratios, columns: columns, spacing: spacing))
      section.contentInsets = page.insets
      return section
    }
  }
}

extension PageMetrics {
  /// The height that justified rows aim at, in points: two or three pictures a row on a phone, four
  /// or five on a desk; of three pictures or less, what makes one row or one column of them.
  fileprivate func rowHeight(for ratios: [CGFloat], spacing: CGFloat) -> CGFloat {
    guard ratios.count <= 3 else { return isNarrow ? 150 : width < 1024 ? 220 : 280 }
    let sum = ratios.reduce(0, +)
    let room = contentWidth - CGFloat(ratios.count - 1) * spacing
    if isNarrow, room / sum < 150 { return contentWidth * CGFloat(ratios.count) / sum }
    return min(room / sum, contentWidth * 0.75)
  }
}
