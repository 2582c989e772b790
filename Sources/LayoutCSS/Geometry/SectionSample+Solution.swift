import CollectionLayout

extension SectionSample {
  /// Reads a section's lengths off its solution.
  ///
  /// - Parameters:
  ///   - section: The section's solution.
  ///   - previousEnd: Where the section before ends.
  ///   - width: The container's width.
  init(_ section: SectionSolution, after previousEnd: Double, in width: Double) {
    let section = section.withStripAsOneGroup
    let geometry: SectionGeometry<Double>
    let spacing = section.frame.minY - previousEnd
    switch (section.arrangement, section.orthogonal) {
    case (.explicit(let frames), _):
      geometry = .explicit(frames, in: section.body, width: width)
    case (.pattern(let pattern), nil):
      geometry = .stack(pattern, itemCount: section.itemCount, in: section.body, width: width)
    case (.pattern(let pattern), let strip?):
      geometry = .strip(pattern, strip, in: section.body, width: width)
    }
    var values = geometry.values
    values[0] = spacing
    structure = Structure(
      isRepeating: section.isRepeating, slotCount: geometry.slots.count,
      behavior: section.isRepeating ? section.orthogonal?.behavior ?? .none : .none)
    self.values = values
  }
}

extension SectionGeometry where Value == Double {
  /// Items with a place each: one group that is the whole body.
  fileprivate static func explicit(_ frames: [CGRect], in body: CGRect, width: Double) -> Self {
    SectionGeometry(
      spacing: 0, start: 0, end: 0, advance: body.height, extent: body.height,
      breadth: width, windowStart: 0, window: width,
      slots: frames.map { Box($0, originX: 0, originY: body.minY) })
  }

  /// Groups that follow each other down the page.
  fileprivate static func stack(
    _ pattern: GroupPattern, itemCount: Int, in body: CGRect, width: Double
  ) -> Self {
    let group = pattern.firstGroup
    let rows = max((itemCount + pattern.leaves.count - 1) / max(pattern.leaves.count, 1), 1)
    let lastEnd = group.maxY + Double(rows - 1) * pattern.advance.y
    return SectionGeometry(
      spacing: 0, start: group.minY - body.minY, end: body.maxY - lastEnd,
      advance: pattern.advance.y, extent: group.height, breadth: width, windowStart: 0,
      window: width, slots: pattern.leaves.map { Box($0, originX: 0, originY: group.minY) })
  }

  /// Groups that follow each other sideways, seen through a window.
  fileprivate static func strip(
    _ pattern: GroupPattern, _ strip: OrthogonalStrip, in body: CGRect, width: Double
  ) -> Self {
    let group = pattern.firstGroup
    let isInset = abs(strip.viewport.minX - group.minX) < SectionSample.tolerance
    return SectionGeometry(
      spacing: 0, start: group.minX, end: isInset ? width - strip.viewport.maxX : group.minX,
      advance: pattern.advance.x, extent: group.width, breadth: body.height,
      windowStart: strip.viewport.minX, window: strip.viewport.width,
      slots: pattern.leaves.map { Box($0, originX: group.minX, originY: body.minY) })
  }
}

extension Box where Value == Double {
  /// A frame, measured from an origin.
  fileprivate init(_ frame: CGRect, originX: Double, originY: Double) {
    self.init(
      x: frame.minX - originX, y: frame.minY - originY, width: frame.width, height: frame.height)
  }
}
