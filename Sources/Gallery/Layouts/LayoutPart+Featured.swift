internal import CollectionLayout

extension LayoutPart {
  /// A large opening picture, then a grid.
  static func featured(_ shapes: [PictureShape], _ options: PresetOptions) -> [LayoutPart] {
    let rest = shapes.dropFirst()
    let opening = LayoutPart.opening(
      aspectRatio: shapes[0].aspectRatio, spacingBelow: rest.isEmpty ? 0 : options.spacing)
    guard !rest.isEmpty else { return [opening] }
    var grid = LayoutPart.grid(Array(rest), options)
    grid.items = 1..<shapes.count
    return [opening, grid]
  }

  /// One picture, as large as the page allows: uncropped unless it is a panorama or a tower, and
  /// in the middle where it is upright.
  ///
  /// - Parameter spacingBelow: The room below, in points; `nil` for the page's own.
  private static func opening(aspectRatio: Double, spacingBelow: Double?) -> LayoutPart {
    LayoutPart(0..<1) { environment in
      let page = PageMetrics(environment)
      let ratio = min(max(aspectRatio, 0.5), page.isNarrow ? 2 : 3)
      let width = page.contentWidth * min(1, ratio / (page.isNarrow ? 0.8 : 1.5))
      let section = NSCollectionLayoutSection.grid(
        columns: 1, spacing: 0, rowHeight: width / ratio, insets: page.insets)
      section.contentInsets.leading += (page.contentWidth - width) / 2
      section.contentInsets.trailing += (page.contentWidth - width) / 2
      section.contentInsets.bottom = spacingBelow ?? page.spacing
      return section
    }
  }
}
