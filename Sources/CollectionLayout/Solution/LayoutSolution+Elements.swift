extension LayoutSolution {
  /// Returns the attributes of an item.
  ///
  /// - Complexity: O(1).
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      (0..<sections[indexPath.section].itemCount).contains(indexPath.item)
    else { return nil }
    return cell(at: indexPath)
  }

  /// Returns the attributes of everything that is at least partly in a rectangle, section by
  /// section: backgrounds, items with their badges, headers and footers.
  ///
  /// - Complexity: O(sections + found) where groups repeat; items placed one by one are all looked
  ///   at.
  public func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var found: [UICollectionViewLayoutAttributes] = []
    for item in boundarySupplementaryItems where item.frame.intersects(rect) {
      found.append(attributes(of: item, .supplementaryView, section: 0))
    }
    for (index, section) in sections.enumerated() {
      for item in section.decorations where item.frame.intersects(rect) {
        found.append(attributes(of: item, .decorationView, section: index))
      }
      section.forEachItem(in: rect) { item in
        found.append(cell(at: IndexPath(item: item, section: index)))
        for badge in section.supplementaryItems(at: item) {
          found.append(attributes(of: badge, .supplementaryView, section: index))
        }
      }
      for item in section.boundarySupplementaryItems where item.frame.intersects(rect) {
        found.append(attributes(of: item, .supplementaryView, section: index))
      }
    }
    return found
  }

  private func cell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    let section = sections[indexPath.section]
    // Items before a background are drawn above it.
    let lift = section.decorations.isEmpty ? 0 : 1
    return UICollectionViewLayoutAttributes(
      .cell, with: indexPath, frame: section.frame(at: indexPath.item),
      zIndex: section.zIndex(at: indexPath.item) + lift)
  }

  private func attributes(
    of item: SupplementarySolution,
    _ category: UICollectionViewLayoutAttributes.ElementCategory, section: Int
  ) -> UICollectionViewLayoutAttributes {
    UICollectionViewLayoutAttributes(
      category, kind: item.elementKind, with: IndexPath(item: item.item ?? 0, section: section),
      frame: item.frame, zIndex: item.zIndex)
  }
}

extension SectionSolution {
  /// Calls a closure with each item that is at least partly in a rectangle, in order.
  func forEachItem(in rect: CGRect, _ body: (Int) -> Void) {
    switch arrangement {
    case .explicit(let frames):
      for (item, frame) in frames.enumerated() where frame.intersects(rect) { body(item) }
    case .pattern(let pattern):
      for group in pattern.groups(in: rect, of: pattern.groupCount(forItems: itemCount)) {
        let first = group * pattern.leaves.count
        for item in first..<min(first + pattern.leaves.count, itemCount)
        where pattern.frame(at: item).intersects(rect) { body(item) }
      }
    }
  }
}

extension GroupPattern {
  /// The groups that may have leaves in a rectangle.
  fileprivate func groups(in rect: CGRect, of count: Int) -> Range<Int> {
    guard let first = leaves.first, count > 0 else { return 0..<0 }
    let box = leaves.reduce(first) { $0.union($1) }
    let along = Self.groups(
      reaching: rect.minX, rect.maxX, from: box.minX, box.maxX, every: advance.x, of: count)
    return along.clamped(
      to: Self.groups(
        reaching: rect.minY, rect.maxY, from: box.minY, box.maxY, every: advance.y, of: count))
  }

  /// The groups that reach between two coordinates, the first of which spans two others.
  private static func groups(
    reaching low: CGFloat, _ high: CGFloat, from start: CGFloat, _ end: CGFloat,
    every step: CGFloat, of count: Int
  ) -> Range<Int> {
    guard step != 0 else { return start < high && low < end ? 0..<count : 0..<0 }
    let bounds =
      step > 0
      ? ((low - end) / step, (high - start) / step)
      : (
        (high - start) / step, (low - end) / step
      )
    let first = max(0, min(bounds.0.rounded(.down), CGFloat(count)))
    let last = max(first, min(bounds.1.rounded(.down) + 1, CGFloat(count)))
    return Int(first)..<min(count, Int(last))
  }
}
