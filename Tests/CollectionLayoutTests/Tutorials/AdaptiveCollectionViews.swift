import CollectionLayout

// The layout, trait and snapshot code of a UIKit tutorial, with only the import line changed.

final class DoodleViewController {
  let traitCollection: UITraitCollection
  let collectionView: UICollectionView

  init(screen: CGSize) {
    traitCollection = UITraitCollection(containerSize: screen)
    collectionView = UICollectionView(
      frame: CGRect(origin: .zero, size: screen),
      collectionViewLayout: UICollectionViewFlowLayout())

    if let layout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout {
      layout.itemSize = CGSize(width: 128, height: 128)
      layout.estimatedItemSize = .zero
    }
  }

  private var doodleImages = (1...20).map { "DoodleIcons-\($0)" }
  private var officeImages = (1...15).map { "office-\($0)" }
  private var kitchenImages = (1...25).map { "kitchen-\($0)" }
  private var macbookImages = (1...30).map { "macbook-\($0)" }
}

extension DoodleViewController {
  enum Doodles {
    case all
  }

  func doodleSnapshot() -> NSDiffableDataSourceSnapshot<Doodles, String> {
    // Create a snapshot and populate the data
    var snapshot = NSDiffableDataSourceSnapshot<Doodles, String>()
    snapshot.appendSections([.all])
    snapshot.appendItems(doodleImages, toSection: .all)
    return snapshot
  }
}

extension DoodleViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {

    let sideSize =
      (traitCollection.horizontalSizeClass == .compact
        && traitCollection.verticalSizeClass == .regular) ? 80.0 : 128.0
    return CGSize(width: sideSize, height: sideSize)
  }
}

extension DoodleViewController {
  enum Section: Int {
    case office
    case kitchen
    case macbook

    var columnCount: Int {
      switch self {
      case .office: return 1
      case .kitchen: return 2
      case .macbook: return 4
      }
    }

    var name: String {
      switch self {
      case .office: return "Office"
      case .kitchen: return "Kitchen"
      case .macbook: return "MacBook"
      }
    }
  }

  func photoSnapshot() -> NSDiffableDataSourceSnapshot<Section, String> {
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.office, .kitchen, .macbook])
    snapshot.appendItems(officeImages, toSection: .office)
    snapshot.appendItems(kitchenImages, toSection: .kitchen)
    snapshot.appendItems(macbookImages, toSection: .macbook)
    return snapshot
  }

  func createGridLayout() -> UICollectionViewLayout {

    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1.0))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)

    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(80.0))

    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

    let section = NSCollectionLayoutSection(group: group)
    let layout = UICollectionViewCompositionalLayout(section: section)

    return layout

  }

  func createMultiGridLayout() -> UICollectionViewLayout {

    let layout = UICollectionViewCompositionalLayout {
      (sectionIndex, layoutEnvironment) -> NSCollectionLayoutSection? in

      var column = 1

      if let dataSection = Section(rawValue: sectionIndex) {
        column = dataSection.columnCount
      }

      let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0 / CGFloat(column)),
        heightDimension: .fractionalHeight(1.0))
      let item = NSCollectionLayoutItem(layoutSize: itemSize)
      item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)

      let groupSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0),
        heightDimension: .absolute(sectionIndex == 0 ? 200 : 80.0))

      let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
      group.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)

      let section = NSCollectionLayoutSection(group: group)

      if sectionIndex == 0 {
        section.orthogonalScrollingBehavior = .continuous
      }

      let headerSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(50))
      let headerElement = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: headerSize, elementKind: "header", alignment: .top)

      section.boundarySupplementaryItems = [headerElement]

      return section
    }

    return layout

  }
}
