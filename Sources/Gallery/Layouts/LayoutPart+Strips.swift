internal import CollectionLayout

extension LayoutPart {
  /// One strip that scrolls sideways: so many pictures of one ratio at a time, and a bit of the
  /// next.
  static func carousel(_ shapes: [PictureShape], _ options: PresetOptions) -> LayoutPart {
    let ratio = options.aspectRatio ?? shapes.typicalAspectRatio
    return LayoutPart(shapes.indices) { environment in
      let page = PageMetrics(environment)
      let spacing = options.spacing ?? page.spacing
      let visible = page.columns(
        options.columns, about: 480, spacing: spacing, itemCount: shapes.count)
      let width = page.columnWidth(visible, spacing: spacing) * (shapes.count > visible ? 0.88 : 1)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(width), heightDimension: .absolute(width / ratio)),
        subitems: [NSCollectionLayoutItem(layoutSize: .filling)])
      return .strip(group, spacing: spacing, insets: page.insets)
    }
  }

  /// A low strip of uncropped pictures of equal height that scrolls sideways.
  static func filmstrip(_ shapes: [PictureShape], _ options: PresetOptions) -> LayoutPart {
    LayoutPart(shapes.indices) { environment in
      let page = PageMetrics(environment)
      let spacing = options.spacing ?? page.spacing
      let height = options.rowHeight ?? (page.isNarrow ? 160 : 240)
      return .strip(
        .row(of: shapes.map(\.aspectRatio), height: height, spacing: spacing),
        spacing: spacing, insets: page.insets)
    }
  }
}

extension NSCollectionLayoutSection {
  /// Returns a strip of groups that scrolls sideways and rests at a group's leading edge.
  fileprivate static func strip(
    _ group: NSCollectionLayoutGroup, spacing: CGFloat, insets: NSDirectionalEdgeInsets
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.interGroupSpacing = spacing
    section.contentInsets = insets
    return section
  }
}

extension NSCollectionLayoutGroup {
  /// Returns pictures of one height side by side, uncropped.
  fileprivate static func row(
    of aspectRatios: [CGFloat], height: CGFloat, spacing: CGFloat
  ) -> NSCollectionLayoutGroup {
    let widths = aspectRatios.map { $0 * height }
    let length = widths.reduce(CGFloat(widths.count - 1) * spacing, +)
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(length), heightDimension: .absolute(height))
    return .custom(layoutSize: size) { _ in
      var x: CGFloat = 0
      return widths.map { width in
        defer { x += width + spacing }
        return NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: x, y: 0, width: width, height: height))
      }
    }
  }
}
