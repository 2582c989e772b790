/// A group that repeats: the frames of its leaves, and how far the next group is.
public struct GroupPattern: Sendable {
  /// The frame of the first group, in content coordinates.
  public var firstGroup: CGRect
  /// The frames of the first group's leaves, in content coordinates, after their content insets.
  public var leaves: [CGRect]
  /// How far each group lies from the one before (negative where right to left).
  public var advance: CGPoint

  /// Creates a pattern.
  public init(firstGroup: CGRect, leaves: [CGRect], advance: CGPoint) {
    self.firstGroup = firstGroup
    self.leaves = leaves
    self.advance = advance
  }
}

extension GroupPattern {
  /// The frame of an item.
  ///
  /// - Complexity: O(1).
  public func frame(at item: Int) -> CGRect {
    let (group, leaf) = item.quotientAndRemainder(dividingBy: leaves.count)
    return leaves[leaf].offsetBy(dx: CGFloat(group) * advance.x, dy: CGFloat(group) * advance.y)
  }

  /// The frames of the first so many items, in order.
  ///
  /// - Complexity: O(items).
  public func frames(ofItems count: Int) -> [CGRect] {
    guard !leaves.isEmpty, count > 0 else { return [] }
    return Array(unsafeUninitializedCapacity: count) { frames, written in
      var distance = CGPoint.zero
      var group: CGFloat = 0
      while written < count {
        for leaf in leaves.prefix(count - written) {
          frames.initializeElement(
            at: written, to: leaf.offsetBy(dx: distance.x, dy: distance.y))
          written += 1
        }
        group += 1
        distance = CGPoint(x: group * advance.x, y: group * advance.y)
      }
    }
  }

  /// How many groups so many items fill, the last perhaps partly.
  public func groupCount(forItems count: Int) -> Int {
    count == 0 ? 0 : (count - 1) / leaves.count + 1
  }

  /// How far the group an item is in lies from the first.
  func distance(ofGroupWith item: Int) -> CGPoint {
    let group = CGFloat(item / leaves.count)
    return CGPoint(x: group * advance.x, y: group * advance.y)
  }

  func moved(by distance: CGPoint) -> GroupPattern {
    GroupPattern(
      firstGroup: firstGroup.offsetBy(dx: distance.x, dy: distance.y),
      leaves: leaves.map { $0.offsetBy(dx: distance.x, dy: distance.y) }, advance: advance)
  }
}
