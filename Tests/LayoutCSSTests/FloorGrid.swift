import CollectionLayout

/// As many square columns as fit, each at least so wide: the floor function at work.
struct FloorGrid {
  var minimum = 150.0
  var gap = 8.0
  var itemCount = 20

  func callAsFunction(_ size: CGSize) -> LayoutSolution {
    let columns = max(1, ((size.width + gap) / (minimum + gap)).rounded(.down))
    let side = (size.width - gap * (columns - 1)) / columns
    let rows = ((Double(itemCount)) / columns).rounded(.up)
    let frame = CGRect(x: 0, y: 0, width: size.width, height: rows * (side + gap) - gap)
    let pattern = GroupPattern(
      firstGroup: CGRect(x: 0, y: 0, width: size.width, height: side),
      leaves: (0..<Int(columns)).map {
        CGRect(x: Double($0) * (side + gap), y: 0, width: side, height: side)
      }, advance: CGPoint(x: 0, y: side + gap))
    return LayoutSolution(
      sections: [
        SectionSolution(frame: frame, itemCount: itemCount, arrangement: .pattern(pattern))
      ], contentSize: frame.size)
  }
}
