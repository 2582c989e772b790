package import CollectionLayout

extension SectionNotation {
  /// Returns a fresh section for an environment; a list takes its side margins from it.
  package func makeSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let section = makeContent(environment)
    section.contentInsets = contentInsets ?? section.contentInsets
    section.interGroupSpacing = interGroupSpacing
    section.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    section.boundarySupplementaryItems += boundarySupplementaryItems.map { $0.makeItem() }
    section.decorationItems = decorationItems.map { $0.makeItem() }
    section.contentInsetsReference = contentInsetsReference
    section.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    return section
  }

  private func makeContent(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    switch content {
    case .list(let configuration): .list(using: configuration, layoutEnvironment: environment)
    case .group(let item, let group): NSCollectionLayoutSection(group: item.makeGroup(group))
    }
  }
}
