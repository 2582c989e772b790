extension OrthogonalStrip {
  /// The offsets at which the strip comes to rest, counted from where its first group begins;
  /// empty where it rests anywhere. The first million, where there are more.
  ///
  /// - Complexity: O(groups).
  public var restOffsets: [CGFloat] {
    switch behavior {
    case .none, .continuous: []
    case .paging: offsets(every: visibleLength)
    case .groupPaging, .continuousGroupLeadingBoundary: offsets(every: groupExtent + groupSpacing)
    case .groupPagingCentered: centredOffsets
    }
  }

  /// The furthest ordinary scrolling goes.
  public var furthestOffset: CGFloat { max(0, length - visibleLength) }

  private var visibleLength: CGFloat { viewport.size[scrollDirection.axis] }

  /// Multiples of a step, the last one at the strip's end.
  private func offsets(every step: CGFloat) -> [CGFloat] {
    guard step > 0, furthestOffset > 0 else { return [0] }
    let steps = min(
      (furthestOffset / step - LayoutLimits.tolerance).rounded(.up), CGFloat(Self.mostOffsets))
    return (0...Int(max(1, steps))).map { min(CGFloat($0) * step, furthestOffset) }
  }

  /// Nobody swipes through more pages; a list of them must end.
  private static let mostOffsets = 1_000_000

  private var centredOffsets: [CGFloat] {
    let step = groupExtent + groupSpacing
    return (0..<min(groupCount, Self.mostOffsets)).map {
      CGFloat($0) * step - (visibleLength - groupExtent) / 2
    }
  }
}
