/// What holds while a section is solved.
struct SolverContext {
  let section: Int?
  let itemCount: Int
  let traitCollection: UITraitCollection
  let grid: PixelGrid
  let measure: LayoutProposal.Measure?

  /// The size something has once its content has been asked, on the axes that follow it.
  func measured(
    _ element: MeasuredElement, _ size: CGSize, as layoutSize: NSCollectionLayoutSize,
    _ place: LayoutPlace
  ) throws(LayoutError) -> CGSize {
    guard let measure, layoutSize.followsContent else { return size }
    let answer = measure(element, size)
    var result = size
    for axis in [LayoutAxis.horizontal, .vertical] where layoutSize[axis].followsContent {
      result[axis] = try LayoutCheck.length(answer[axis], .measuredSize, place)
    }
    return result
  }
}

extension NSCollectionLayoutSize {
  /// Whether the content decides along some axis.
  var followsContent: Bool { widthDimension.followsContent || heightDimension.followsContent }

  /// The size in a container, estimates taken at their word.
  func resolved(in container: CGSize, _ place: LayoutPlace) throws(LayoutError) -> CGSize {
    let width = try LayoutCheck.length(widthDimension.resolved(in: container), .width, place)
    let height = try LayoutCheck.length(heightDimension.resolved(in: container), .height, place)
    return CGSize(width: width, height: height)
  }
}

extension NSCollectionLayoutDimension {
  fileprivate func resolved(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated, .uniformAcrossSiblings: dimension
    }
  }
}

extension NSCollectionLayoutItem {
  /// The insets that count: those along an axis that follows its content do not.
  func effectiveInsets(_ place: LayoutPlace) throws(LayoutError) -> NSDirectionalEdgeInsets {
    var insets = try LayoutCheck.insets(contentInsets, place)
    if layoutSize.widthDimension.followsContent { (insets.leading, insets.trailing) = (0, 0) }
    if layoutSize.heightDimension.followsContent { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}

extension CGSize {
  /// The extent within insets, never below zero.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}

extension CGRect {
  /// The rectangle within insets.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      origin: CGPoint(x: minX + insets.leading, y: minY + insets.top),
      size: size.inset(by: insets))
  }
}
