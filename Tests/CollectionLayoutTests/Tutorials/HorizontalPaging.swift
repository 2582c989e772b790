import CollectionLayout

// The layout code of a UIKit tutorial, with only the import line changed; the screen's width is
// given in place of the screen.

extension UICollectionViewCompositionalLayout {
  static func horizontalPagingLayout(screenWidth: CGFloat) -> UICollectionViewCompositionalLayout {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0),
      heightDimension: .fractionalHeight(1.0))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)

    let side = screenWidth - 16
    let groupFractionalWidth = 0.92
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(groupFractionalWidth),
      heightDimension: .absolute(side))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: groupSize,
      repeatingSubitem: item,
      count: 1)
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 10.0, leading: 0.0, bottom: 0.0, trailing: 0.0)
    group.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 8.0, bottom: 0, trailing: 8.0)
    let layout = UICollectionViewCompositionalLayout(section: section)
    return layout
  }
}
