/// Closure that makes the section at an index.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout put together from sections, groups and items.
///
///     let item = NSCollectionLayoutItem(layoutSize: itemSize)
///     let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
///     let section = NSCollectionLayoutSection(group: group)
///     let layout = UICollectionViewCompositionalLayout(section: section)
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  package let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  /// What holds for all sections.
  public var configuration: UICollectionViewCompositionalLayoutConfiguration

  /// Creates a layout whose sections a closure makes; it is asked again whenever the room or the
  /// traits change.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout whose sections a closure makes.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout of which every section is the same.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration =
      UICollectionViewCompositionalLayoutConfiguration()
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  open override func solution(
    in proposal: LayoutProposal
  ) throws(LayoutError) -> LayoutSolution {
    try CompositionalSolver(
      provider: sectionProvider, configuration: configuration, proposal: proposal
    ).solve()
  }
}
