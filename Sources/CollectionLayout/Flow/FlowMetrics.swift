/// What a flow layout and its delegate say of one section, checked.
struct FlowMetrics {
  let sizes: FlowSizes
  let lineSpacing: CGFloat
  let itemSpacing: CGFloat
  let insets: NSDirectionalEdgeInsets
  let header: CGSize
  let footer: CGSize

  init(
    _ layout: UICollectionViewFlowLayout, section: Int, itemCount: Int, proposal: LayoutProposal
  ) throws(LayoutError) {
    let place = LayoutPlace(section: section)
    let view = proposal.collectionView
    let delegate = view?.delegate
    let asked = view.flatMap { view in delegate.map { (view, $0) } }
    sizes = try FlowSizes(
      layout, section: section, itemCount: itemCount, proposal: proposal, place)
    lineSpacing = try LayoutCheck.distance(
      asked.map { $1.collectionView($0, layout: layout, minimumLineSpacingForSectionAt: section) }
        ?? layout.minimumLineSpacing, .spacing, place)
    itemSpacing = try LayoutCheck.distance(
      asked.map {
        $1.collectionView($0, layout: layout, minimumInteritemSpacingForSectionAt: section)
      } ?? layout.minimumInteritemSpacing, .spacing, place)
    let inset =
      asked.map { $1.collectionView($0, layout: layout, insetForSectionAt: section) }
      ?? layout.sectionInset
    insets =
      try LayoutCheck.insets(
        NSDirectionalEdgeInsets(
          top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right), place)
      + layout.referenceInsets(in: proposal)
    header = try LayoutCheck.size(
      asked.map { $1.collectionView($0, layout: layout, referenceSizeForHeaderInSection: section) }
        ?? layout.headerReferenceSize, place.element(UICollectionView.elementKindSectionHeader))
    footer = try LayoutCheck.size(
      asked.map { $1.collectionView($0, layout: layout, referenceSizeForFooterInSection: section) }
        ?? layout.footerReferenceSize, place.element(UICollectionView.elementKindSectionFooter))
  }
}

extension UICollectionViewFlowLayout {
  /// What the inset reference takes at the sides.
  fileprivate func referenceInsets(in proposal: LayoutProposal) -> NSDirectionalEdgeInsets {
    let insets: NSDirectionalEdgeInsets =
      switch sectionInsetReference {
      case .fromContentInset: .zero
      case .fromSafeArea: proposal.insets(for: .safeArea)
      case .fromLayoutMargins: proposal.insets(for: .layoutMargins)
      }
    return insets.acting(across: scrollDirection.axis)
  }
}

/// The sizes of a section's items: one for all, or one each.
enum FlowSizes {
  case uniform(CGSize)
  case individual([CGSize])

  /// Sizes that happen to be equal count as uniform, whoever gave them.
  init(
    _ layout: UICollectionViewFlowLayout, section: Int, itemCount: Int, proposal: LayoutProposal,
    _ place: LayoutPlace
  ) throws(LayoutError) {
    let sizes = try Self.given(layout, section, itemCount, proposal, place)
    guard case .individual(let individual) = sizes, let first = individual.first,
      individual.allSatisfy({ $0 == first })
    else {
      self = sizes
      return
    }
    self = .uniform(first)
  }

  private static func given(
    _ layout: UICollectionViewFlowLayout, _ section: Int, _ itemCount: Int,
    _ proposal: LayoutProposal, _ place: LayoutPlace
  ) throws(LayoutError) -> FlowSizes {
    let measure = layout.estimatedItemSize == .zero ? nil : proposal.measure
    guard measure != nil || proposal.collectionView?.delegate != nil else {
      return .uniform(try LayoutCheck.size(layout.itemSize, place))
    }
    guard itemCount <= LayoutLimits.itemsAsked else {
      throw .impossibleItemCount(section: section, itemCount)
    }
    var sizes: [CGSize] = []
    for item in 0..<itemCount {
      let path = IndexPath(item: item, section: section)
      var size = layout.itemSize
      if let view = proposal.collectionView, let delegate = view.delegate {
        size = delegate.collectionView(view, layout: layout, sizeForItemAt: path)
      }
      if let measure { size = measure(.item(path), size) }
      sizes.append(try LayoutCheck.size(size, place.subitem(item)))
    }
    return .individual(sizes)
  }
}

extension LayoutCheck {
  /// Returns a size of which no extent is below zero.
  static func size(_ size: CGSize, _ place: LayoutPlace) throws(LayoutError) -> CGSize {
    CGSize(
      width: try length(size.width, .width, place), height: try length(size.height, .height, place))
  }
}
