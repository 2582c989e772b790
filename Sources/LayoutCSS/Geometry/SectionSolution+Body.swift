import CollectionLayout

extension SectionSolution {
  /// Whether one group repeats.
  var isRepeating: Bool {
    if case .pattern = arrangement { true } else { false }
  }

  /// The section, in which a strip of items with a place each is one group that holds them all.
  ///
  /// - Complexity: O(items) where items have a place each.
  var withStripAsOneGroup: SectionSolution {
    guard case .explicit(let frames) = arrangement, let orthogonal, let first = frames.first
    else { return self }
    var section = self
    let group = CGRect(
      x: first.minX, y: first.minY, width: orthogonal.length, height: first.height)
    section.arrangement = .pattern(
      GroupPattern(firstGroup: group, leaves: frames, advance: CGPoint(x: group.width, y: 0)))
    return section
  }

  /// The section without its headers and footers, which stand in normal flow on the page.
  var body: CGRect {
    guard !boundarySupplementaryItems.isEmpty else { return frame }
    let content = contentBounds
    var top = frame.minY
    var bottom = frame.maxY
    for item in boundarySupplementaryItems {
      if item.frame.maxY <= content.top {
        top = max(top, item.frame.maxY)
      } else if item.frame.minY >= content.bottom {
        bottom = min(bottom, item.frame.minY)
      }
    }
    return CGRect(x: frame.minX, y: top, width: frame.width, height: bottom - top)
  }

  /// Where the groups start and end, from the top.
  private var contentBounds: (top: Double, bottom: Double) {
    guard itemCount > 0 else { return (frame.minY, frame.maxY) }
    switch arrangement {
    case .pattern(let pattern):
      let groups = Double((itemCount - 1) / max(pattern.leaves.count, 1))
      return (pattern.firstGroup.minY, pattern.firstGroup.maxY + groups * pattern.advance.y)
    case .explicit(let frames):
      return (
        frames.reduce(.infinity) { min($0, $1.minY) },
        frames.reduce(-.infinity) { max($0, $1.maxY) }
      )
    }
  }
}
