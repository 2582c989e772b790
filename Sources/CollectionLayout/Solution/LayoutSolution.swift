/// The frames a layout gives its content in one environment.
///
/// Everything is in content coordinates of the collection view, already mirrored where the
/// environment reads right to left. Geometry is exact; nothing is rounded to pixels unless that was
/// asked for.
public struct LayoutSolution: Sendable {
  /// One solution a section, in order.
  public var sections: [SectionSolution]
  /// The frames of the layout's own boundary items (a global header).
  public var boundarySupplementaryItems: [SupplementarySolution]
  /// The extent of all content.
  public var contentSize: CGSize
  /// The direction the content scrolls in.
  public var scrollDirection: UICollectionView.ScrollDirection

  /// Creates a solution.
  public init(
    sections: [SectionSolution], boundarySupplementaryItems: [SupplementarySolution] = [],
    contentSize: CGSize, scrollDirection: UICollectionView.ScrollDirection = .vertical
  ) {
    self.sections = sections
    self.boundarySupplementaryItems = boundarySupplementaryItems
    self.contentSize = contentSize
    self.scrollDirection = scrollDirection
  }
}

extension LayoutSolution {
  /// The frame of an item, at sideways offset 0 where its section scrolls sideways.
  ///
  /// - Complexity: O(1).
  public func frame(at indexPath: IndexPath) -> CGRect {
    sections[indexPath.section].frame(at: indexPath.item)
  }
}
