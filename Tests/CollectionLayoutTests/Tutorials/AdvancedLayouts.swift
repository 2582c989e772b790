import CollectionLayout

// The layout code of a UIKit tutorial, with only the import line changed.

enum AdvancedLayouts {
  enum Section: Int, CaseIterable {

    case first, second, third, fourth

    var sectionLayout: NSCollectionLayoutSection {
      switch self {
      case .first: return self.section1()
      case .second: return self.section2()
      case .third: return self.section3()
      case .fourth: return self.section4()
      }
    }

    private func section1() -> NSCollectionLayoutSection {

      let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
      let item = NSCollectionLayoutItem(layoutSize: itemSize)
      item.contentInsets = NSDirectionalEdgeInsets(
        top: 2.0, leading: 2.0, bottom: 2.0, trailing: 2.0)

      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(100.0)),
        subitems: [item])

      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .paging

      return section
    }

    private func section2() -> NSCollectionLayoutSection {

      let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1.0))
      let item = NSCollectionLayoutItem(layoutSize: itemSize)
      item.contentInsets = NSDirectionalEdgeInsets(
        top: 2.0, leading: 2.0, bottom: 2.0, trailing: 2.0)

      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(100.0)),
        subitems: [item])

      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .paging

      return section
    }

    private func section3() -> NSCollectionLayoutSection {

      let columnItem = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(0.5)))
      columnItem.contentInsets = NSDirectionalEdgeInsets(
        top: 2.0, leading: 2.0, bottom: 2.0, trailing: 2.0)

      let stackedColumnGroup = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1.0)),
        subitem: columnItem, count: 2)

      let tallItem = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1.0)))
      tallItem.contentInsets = NSDirectionalEdgeInsets(
        top: 2.0, leading: 2.0, bottom: 2.0, trailing: 2.0)

      let combinedGroup = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(2 / 3)),
        subitems: [stackedColumnGroup, tallItem])

      let section = NSCollectionLayoutSection(group: combinedGroup)
      section.orthogonalScrollingBehavior = .paging

      return section
    }

    private func section4() -> NSCollectionLayoutSection {

      let rowItem = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1.0)))
      rowItem.contentInsets = NSDirectionalEdgeInsets(
        top: 2.0, leading: 2.0, bottom: 2.0, trailing: 2.0)
      let rowGroup = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1 / 2)),
        subitems: [rowItem])
      let stackedRowGroup = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(2 / 3)),
        subitems: [rowGroup])

      let wideItem = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1 / 3)))
      wideItem.contentInsets = NSDirectionalEdgeInsets(
        top: 2.0, leading: 2.0, bottom: 2.0, trailing: 2.0)

      let combinedGroup = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(3 / 4)),
        subitems: [stackedRowGroup, wideItem])

      let section = NSCollectionLayoutSection(group: combinedGroup)
      section.orthogonalScrollingBehavior = .paging

      return section
    }
  }

  static func makeLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout(sectionProvider: {
      (sectionIndex, layoutEnvironment) -> NSCollectionLayoutSection? in
      let section = Section(rawValue: sectionIndex)
      return section?.sectionLayout
    })
    return layout
  }
}
