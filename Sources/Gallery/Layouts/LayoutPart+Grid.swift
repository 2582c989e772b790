internal import CollectionLayout

extension LayoutPart {
  /// Rows of equal cells.
  static func grid(_ shapes: [PictureShape], _ options: PresetOptions) -> LayoutPart {
    let ratio = options.aspectRatio ?? shapes.typicalAspectRatio
    return LayoutPart(shapes.indices) { environment in
      let page = PageMetrics(environment)
      let spacing = options.spacing ?? page.spacing
      let columns = page.columns(
        options.columns, about: 300, atLeast: 2, spacing: spacing, itemCount: shapes.count)
      return .grid(
        columns: columns, spacing: spacing,
        rowHeight: page.columnWidth(columns, spacing: spacing) / ratio, insets: page.insets)
    }
  }

  /// Cells of a picture and words below it, for albums.
  static func cards(count: Int) -> LayoutPart {
    LayoutPart(0..<count, placement: .aboveWords) { environment in
      let page = PageMetrics(environment)
      let spacing: CGFloat = page.isNarrow ? 16 : 24
      let columns = page.columns(nil, about: 300, spacing: spacing, itemCount: count)
      return .grid(
        columns: columns, spacing: spacing,
        rowHeight: page.columnWidth(columns, spacing: spacing) / (3 / 2) + wordsBelowCards,
        insets: page.insets)
    }
  }

  /// The room for two lines of title and one of facts, in points; `theme.css` counts on it.
  static let wordsBelowCards: CGFloat = 88

  /// A picture and its words in each row; two rows side by side where the page is wide.
  static func list(_ shapes: [PictureShape], _ options: PresetOptions) -> LayoutPart {
    LayoutPart(shapes.indices, placement: .besideWords) { environment in
      let page = PageMetrics(environment)
      let spacing = options.spacing ?? (page.isNarrow ? 16 : 24)
      let columns = page.columns(options.columns, about: 480, spacing: spacing, itemCount: 2)
      return .grid(
        columns: columns, spacing: spacing,
        rowHeight: options.rowHeight ?? (page.isNarrow ? 96 : 180), insets: page.insets)
    }
  }

  /// Pictures as wide as the page, one under the other.
  static func banner(_ shapes: [PictureShape], _ options: PresetOptions) -> LayoutPart {
    LayoutPart(shapes.indices) { environment in
      let height: NSCollectionLayoutDimension =
        if let ratio = options.aspectRatio {
          .fractionalWidth(1 / ratio)
        } else if environment.traitCollection.verticalSizeClass == .compact {
          .fractionalHeight(0.9)
        } else if environment.traitCollection.horizontalSizeClass == .compact {
          .fractionalWidth(1 / 1.25)
        } else {
          .fractionalHeight(0.72)
        }
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: height)
      let item = NSCollectionLayoutItem(layoutSize: .filling)
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [item]))
      section.interGroupSpacing = options.spacing ?? PageMetrics(environment).spacing
      return section
    }
  }
}

extension NSCollectionLayoutSize {
  /// All of the container.
  static var filling: NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
  }
}

extension NSCollectionLayoutSection {
  /// Returns rows of so many equal cells.
  static func grid(
    columns: Int, spacing: CGFloat, rowHeight: CGFloat, insets: NSDirectionalEdgeInsets
  ) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(rowHeight)),
      subitem: NSCollectionLayoutItem(layoutSize: .filling), count: columns)
    group.interItemSpacing = .fixed(spacing)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    section.contentInsets = insets
    return section
  }
}
