import CollectionLayout

// The layout and trait code of a UIKit tutorial, with only the import line changed.

enum LayoutOption {

  case list
  case smallGrid
  case largeGrid

}

final class MainListCollectionViewController {
  let collectionView: UICollectionView
  private let layoutOption: LayoutOption
  private var traitCollection: UITraitCollection { collectionView.traitCollection }

  init(_ layoutOption: LayoutOption, screen: CGSize) {
    self.layoutOption = layoutOption
    collectionView = UICollectionView(
      frame: CGRect(origin: .zero, size: screen),
      collectionViewLayout: UICollectionViewFlowLayout())
    setupLayout(with: screen)
  }

  private func setupLayout(with containerSize: CGSize) {
    guard let flowLayout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout else {
      return
    }

    switch layoutOption {
    case .list:
      flowLayout.minimumInteritemSpacing = 0
      flowLayout.minimumLineSpacing = 0
      flowLayout.sectionInset = UIEdgeInsets(top: 8.0, left: 0, bottom: 8.0, right: 0)

      if traitCollection.horizontalSizeClass == .regular {
        let minItemWidth: CGFloat = 300
        let numberOfCell = containerSize.width / minItemWidth
        let width = floor((numberOfCell / floor(numberOfCell)) * minItemWidth)
        flowLayout.itemSize = CGSize(width: width, height: 91)
      } else {
        flowLayout.itemSize = CGSize(width: containerSize.width, height: 91)
      }

    case .largeGrid, .smallGrid:
      let minItemWidth: CGFloat
      if layoutOption == .smallGrid {
        minItemWidth = 106
      } else {
        minItemWidth = 160
      }

      let numberOfCell = containerSize.width / minItemWidth
      let width = floor((numberOfCell / floor(numberOfCell)) * minItemWidth)
      let height = ceil(width * (4.0 / 3.0))

      flowLayout.minimumInteritemSpacing = 0
      flowLayout.minimumLineSpacing = 0
      flowLayout.itemSize = CGSize(width: width, height: height)
      flowLayout.sectionInset = .zero
    }
  }
}
