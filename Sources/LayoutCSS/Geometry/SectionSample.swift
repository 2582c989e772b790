import CollectionLayout

/// A section as it was solved at one size.
struct SectionSample: Equatable, Sendable {
  /// What cannot change inside a piece.
  struct Structure: Equatable, Sendable {
    /// Whether one group repeats, or every item has a place of its own.
    var isRepeating: Bool
    /// The number of leaves in a group, or of items where every item has a place of its own.
    var slotCount: Int
    /// How the section scrolls sideways, where it does.
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  }

  /// What cannot change inside a piece.
  var structure: Structure
  /// The lengths.
  var geometry: SectionGeometry<Double>
}

extension SectionSample {
  /// Reads a section's lengths off its solution.
  ///
  /// - Parameters:
  ///   - section: The section's solution.
  ///   - previousEnd: Where the section before ends.
  ///   - width: The container's width.
  init(_ section: SectionSolution, after previousEnd: Double, in width: Double) {
    let body = section.body
    let spacing = section.frame.minY - previousEnd
    switch section.arrangement {
    case .explicit(let frames):
      self.init(
        structure: Structure(isRepeating: false, slotCount: frames.count, behavior: .none),
        geometry: SectionGeometry(
          spacing: spacing, start: 0, end: 0, advance: body.height, extent: body.height,
          breadth: width, viewport: width,
          slots: frames.map { Box($0, originX: 0, originY: body.minY) }))
    case .pattern(let pattern):
      if let strip = section.orthogonal {
        self.init(pattern, strip, body: body, spacing: spacing, width: width)
      } else {
        self.init(
          pattern, body: body, itemCount: section.itemCount, spacing: spacing, width: width)
      }
    }
  }

  private init(
    _ pattern: GroupPattern, body: CGRect, itemCount: Int, spacing: Double, width: Double
  ) {
    let group = pattern.firstGroup
    let groupCount = (itemCount + pattern.leaves.count - 1) / max(pattern.leaves.count, 1)
    let lastEnd = group.maxY + Double(max(groupCount - 1, 0)) * pattern.advance.y
    self.init(
      structure: Structure(
        isRepeating: true, slotCount: pattern.leaves.count, behavior: .none),
      geometry: SectionGeometry(
        spacing: spacing, start: group.minY - body.minY, end: body.maxY - lastEnd,
        advance: pattern.advance.y, extent: group.height, breadth: width, viewport: width,
        slots: pattern.leaves.map { Box($0, originX: 0, originY: group.minY) }))
  }

  private init(
    _ pattern: GroupPattern, _ strip: OrthogonalStrip, body: CGRect, spacing: Double,
    width: Double
  ) {
    let group = pattern.firstGroup
    let start = group.minX
    let isInset = strip.viewport.minX == start
    self.init(
      structure: Structure(
        isRepeating: true, slotCount: pattern.leaves.count, behavior: strip.behavior),
      geometry: SectionGeometry(
        spacing: spacing, start: start, end: isInset ? width - strip.viewport.maxX : start,
        advance: pattern.advance.x, extent: group.width, breadth: body.height,
        viewport: strip.viewport.width,
        slots: pattern.leaves.map { Box($0, originX: start, originY: body.minY) }))
  }
}

extension Box where Value == Double {
  /// A frame, measured from an origin.
  init(_ frame: CGRect, originX: Double, originY: Double) {
    self.init(
      x: frame.minX - originX, y: frame.minY - originY, width: frame.width, height: frame.height)
  }
}

extension SectionSolution {
  /// The section without its headers and footers, which stand in normal flow on the page.
  var body: CGRect {
    let content = contentBounds
    var top = frame.minY
    var bottom = frame.maxY
    for item in boundarySupplementaryItems {
      if item.frame.maxY <= content.top { top = max(top, item.frame.maxY) }
      if item.frame.minY >= content.bottom { bottom = min(bottom, item.frame.minY) }
    }
    return CGRect(x: frame.minX, y: top, width: frame.width, height: bottom - top)
  }

  /// Where the groups start and end, from the top.
  private var contentBounds: (top: Double, bottom: Double) {
    guard itemCount > 0 else { return (frame.minY, frame.maxY) }
    switch arrangement {
    case .pattern(let pattern):
      let groups = (itemCount - 1) / pattern.leaves.count
      return (
        pattern.firstGroup.minY, pattern.firstGroup.maxY + Double(groups) * pattern.advance.y
      )
    case .explicit(let frames):
      var (top, bottom) = (frames[0].minY, frames[0].maxY)
      for frame in frames {
        top = min(top, frame.minY)
        bottom = max(bottom, frame.maxY)
      }
      return (top, bottom)
    }
  }
}
