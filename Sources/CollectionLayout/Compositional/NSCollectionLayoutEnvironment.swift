/// What a section provider or a custom group may know.
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The room there is.
  var container: any NSCollectionLayoutContainer { get }
  /// The screen's traits.
  var traitCollection: UITraitCollection { get }
}

/// The environment the solver hands out.
final class SolverEnvironment: NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(
    contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets, traitCollection: UITraitCollection
  ) {
    container = SolverContainer(contentSize: contentSize, contentInsets: contentInsets)
    self.traitCollection = traitCollection
  }
}
