/// Where along one axis a boundary item is.
enum BoundaryPosition {
  case start, middle, end
}

extension NSRectAlignment {
  /// Where along an axis it puts something, left to right.
  func position(_ axis: LayoutAxis) -> BoundaryPosition {
    axis == .vertical ? vertical : horizontal
  }

  private var vertical: BoundaryPosition {
    switch self {
    case .top, .topLeading, .topTrailing: .start
    case .bottom, .bottomLeading, .bottomTrailing: .end
    case .none, .leading, .trailing: .middle
    }
  }

  private var horizontal: BoundaryPosition {
    switch self {
    case .leading, .topLeading, .bottomLeading: .start
    case .trailing, .topTrailing, .bottomTrailing: .end
    case .none, .top, .bottom: .middle
    }
  }
}

/// The boundary items of a section or of the layout, and their extents.
///
/// Several that extend the same edge stand one after another, the first declared outermost at the
/// start and innermost at the end.
struct BoundaryItems {
  struct Resolved {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    let size: CGSize
    let insets: NSDirectionalEdgeInsets
    let offset: CGPoint
  }

  let axis: LayoutAxis
  let grid: PixelGrid
  let items: [Resolved]

  /// Asks the items for their extents; across the axis fractions are of a width of their own.
  init(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], container: CGSize, axis: LayoutAxis,
    context: SolverContext
  ) throws(LayoutError) {
    self.axis = axis
    grid = context.grid
    var resolved: [Resolved] = []
    for item in items {
      let place = LayoutPlace(section: context.section, elementKind: item.elementKind)
      let estimate = grid.rounded(try item.layoutSize.resolved(in: container, place))
      let element = MeasuredElement.supplementary(
        elementKind: item.elementKind, section: context.section, item: nil)
      resolved.append(
        Resolved(
          item: item,
          size: try context.measured(element, estimate, as: item.layoutSize, place),
          insets: try item.effectiveInsets(place),
          offset: try LayoutCheck.point(item.offset, .offset, place)))
    }
    self.items = resolved
  }

  /// What the items that extend an edge along the axis add there.
  func extent(at position: BoundaryPosition) -> CGFloat {
    var extent: CGFloat = 0
    for resolved in items where resolved.item.extendsBoundary {
      if resolved.item.alignment.position(axis) == position { extent += resolved.size[axis] }
    }
    return extent
  }

  /// What the items that extend an edge across the axis add there.
  func sideExtent(at position: BoundaryPosition) -> CGFloat {
    var extent: CGFloat = 0
    for resolved in items where resolved.item.extendsBoundary {
      let alignment = resolved.item.alignment
      guard alignment.position(axis) == .middle, alignment.position(axis.crossed) == position
      else { continue }
      extent += resolved.size[axis.crossed]
    }
    return extent
  }
}
