/// The frames of one section.
public struct SectionSolution: Sendable {
  /// The whole section: boundary items that extend it, insets and groups.
  public var frame: CGRect
  /// How many items the section shows.
  public var itemCount: Int
  /// Where the items are.
  public var arrangement: ItemArrangement
  /// How the section scrolls sideways, where it does.
  public var orthogonal: OrthogonalStrip?
  /// Headers and footers, before pinning, in the order they were declared.
  public var boundarySupplementaryItems: [SupplementarySolution]
  /// Backgrounds.
  public var decorations: [SupplementarySolution]
  /// Badges: of the first group's leaves where groups repeat, of every item otherwise. Ask
  /// `supplementaryItems(at:)`.
  public var itemSupplementaries: [SupplementarySolution]
  /// The order in which leaves (or items) are drawn, parallel to them; empty where all are 0.
  public var zIndexes: [Int]

  /// Creates a section's solution.
  public init(
    frame: CGRect, itemCount: Int, arrangement: ItemArrangement, orthogonal: OrthogonalStrip? = nil,
    boundarySupplementaryItems: [SupplementarySolution] = [],
    decorations: [SupplementarySolution] = [], itemSupplementaries: [SupplementarySolution] = [],
    zIndexes: [Int] = []
  ) {
    self.frame = frame
    self.itemCount = itemCount
    self.arrangement = arrangement
    self.orthogonal = orthogonal
    self.boundarySupplementaryItems = boundarySupplementaryItems
    self.decorations = decorations
    self.itemSupplementaries = itemSupplementaries
    self.zIndexes = zIndexes
  }
}

extension SectionSolution {
  /// The frame of an item, at sideways offset 0 where the section scrolls sideways.
  ///
  /// - Complexity: O(1).
  public func frame(at item: Int) -> CGRect {
    switch arrangement {
    case .pattern(let pattern): pattern.frame(at: item)
    case .explicit(let frames): frames[item]
    }
  }

  /// The order in which an item is drawn among the others.
  ///
  /// - Complexity: O(1).
  public func zIndex(at item: Int) -> Int {
    guard !zIndexes.isEmpty else { return 0 }
    guard case .pattern(let pattern) = arrangement else { return zIndexes[item] }
    return zIndexes[item % pattern.leaves.count]
  }

  /// What is attached to an item.
  ///
  /// - Complexity: O(badges of a group) where groups repeat, O(all badges) otherwise.
  public func supplementaryItems(at item: Int) -> [SupplementarySolution] {
    guard case .pattern(let pattern) = arrangement, !pattern.leaves.isEmpty else {
      return itemSupplementaries.filter { $0.item == item }
    }
    let leaf = item % pattern.leaves.count
    var found: [SupplementarySolution] = []
    for var supplementary in itemSupplementaries where supplementary.item == leaf {
      let distance = pattern.distance(ofGroupWith: item)
      supplementary.frame = supplementary.frame.offsetBy(dx: distance.x, dy: distance.y)
      supplementary.item = item
      found.append(supplementary)
    }
    return found
  }
}

extension SectionSolution {
  /// The frames of all items, in order.
  ///
  /// - Complexity: O(items).
  public var frames: [CGRect] {
    switch arrangement {
    case .explicit(let frames): frames
    case .pattern(let pattern): pattern.frames(ofItems: itemCount)
    }
  }
}
