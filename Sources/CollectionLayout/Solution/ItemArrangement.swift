/// Where a section's items are: by arithmetic, or one by one.
public enum ItemArrangement: Sendable {
  /// Groups that repeat.
  case pattern(GroupPattern)
  /// A frame an item, in content coordinates (a custom group for all items, flow lines of unequal
  /// sizes, rows that were measured).
  case explicit([CGRect])

  func moved(by distance: CGPoint) -> ItemArrangement {
    switch self {
    case .pattern(let pattern): .pattern(pattern.moved(by: distance))
    case .explicit(let frames):
      .explicit(frames.map { $0.offsetBy(dx: distance.x, dy: distance.y) })
    }
  }
}
