/// The room of a section, and what its insets and boundary items take of it.
struct SectionRoom {
  /// The direction the layout scrolls in.
  let axis: LayoutAxis
  /// The collection view's extent.
  let bounds: CGSize
  /// The section's own insets.
  let insets: NSDirectionalEdgeInsets
  /// What the insets reference takes at the sides.
  let reference: NSDirectionalEdgeInsets
  /// What headers and footers keep from the sides.
  let supplementaryInsets: NSDirectionalEdgeInsets

  init(
    _ section: NSCollectionLayoutSection, axis: LayoutAxis, reference: UIContentInsetsReference,
    proposal: LayoutProposal, _ place: LayoutPlace
  ) throws(LayoutError) {
    self.axis = axis
    bounds = proposal.containerSize
    insets = try LayoutCheck.insets(section.contentInsets, place)
    let own = section.contentInsetsReference
    self.reference = proposal.insets(for: own == .automatic ? reference : own)
    switch section.supplementaryContentInsetsReference {
    case .automatic: supplementaryInsets = self.reference + insets
    case .none: supplementaryInsets = .zero
    case let other: supplementaryInsets = proposal.insets(for: other)
    }
  }

  /// Where the content begins across the scroll direction, before items at the sides.
  var acrossStart: CGFloat {
    reference.start(axis.crossed) + insets.start(axis.crossed)
  }

  /// The extent of the container for groups, less what items at the sides take.
  func container(sides: CGFloat) -> CGSize {
    let across = axis.crossed
    var size = bounds
    size[across] = max(
      0, bounds[across] - reference.total(across) - insets.total(across) - sides)
    return size
  }

  /// The extent fractions of headers and footers are of.
  var supplementaryContainer: CGSize {
    let across = axis.crossed
    var size = bounds
    size[across] = max(0, bounds[across] - supplementaryInsets.total(across))
    return size
  }
}

extension NSDirectionalEdgeInsets {
  static func + (
    lhs: NSDirectionalEdgeInsets, rhs: NSDirectionalEdgeInsets
  ) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: lhs.top + rhs.top, leading: lhs.leading + rhs.leading, bottom: lhs.bottom + rhs.bottom,
      trailing: lhs.trailing + rhs.trailing)
  }
}
