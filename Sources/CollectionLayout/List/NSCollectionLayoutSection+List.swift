// Distances of lists as measured at the default text size (iOS 26). Heights of rows and headers
// are estimates: they depend on the content.

extension UICollectionLayoutListConfiguration {
  /// Heights and distances, in points.
  enum Metrics {
    static let rowHeight: CGFloat = 44
    static let headerHeight: CGFloat = 44.5
    static let footerHeight: CGFloat = 35
    /// Above and below the rows of a section that has no header or footer there.
    static let sectionPadding: CGFloat = 17.5
    static let plainHeaderTopPadding: CGFloat = 22
  }

  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
  private var isInset: Bool { appearance == .insetGrouped || appearance == .sidebar }

  /// The margin around the rows of a section.
  fileprivate func insets(inWidth width: CGFloat) -> NSDirectionalEdgeInsets {
    let side = isInset ? UITraitCollection.listMargin(atWidth: width) : 0
    return NSDirectionalEdgeInsets(
      top: isGrouped && headerMode == .none ? Metrics.sectionPadding : 0, leading: side,
      bottom: isGrouped && footerMode == .none ? Metrics.sectionPadding : 0, trailing: side)
  }

  fileprivate var resolvedHeaderTopPadding: CGFloat {
    guard headerMode == .supplementary else { return 0 }
    return headerTopPadding ?? (appearance == .plain ? Metrics.plainHeaderTopPadding : 0)
  }
}

extension NSCollectionLayoutSection {
  /// Returns a section of rows.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = fullWidth(estimatedHeight: UICollectionLayoutListConfiguration.Metrics.rowHeight)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = configuration.insets(
      inWidth: layoutEnvironment.container.effectiveContentSize.width)
    section.headerTopPadding = configuration.resolvedHeaderTopPadding
    section.boundarySupplementaryItems = boundaryItems(of: configuration)
    return section
  }

  private static func fullWidth(estimatedHeight: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimatedHeight))
  }

  private static func boundaryItems(
    of configuration: UICollectionLayoutListConfiguration
  ) -> [NSCollectionLayoutBoundarySupplementaryItem] {
    typealias Metrics = UICollectionLayoutListConfiguration.Metrics
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: fullWidth(estimatedHeight: Metrics.headerHeight),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      items.append(header)
    }
    if configuration.footerMode == .supplementary {
      items.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: fullWidth(estimatedHeight: Metrics.footerHeight),
          elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    return items
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout of which every section is a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let section = NSCollectionLayoutSection.list(
        using: configuration, layoutEnvironment: environment)
      if index == 0, configuration.isGrouped, configuration.headerMode == .none {
        section.contentInsets.top += UICollectionLayoutListConfiguration.Metrics.sectionPadding
      }
      return section
    }
  }
}
