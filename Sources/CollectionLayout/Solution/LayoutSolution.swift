/// The frames a layout gives its content in one environment.
///
/// Everything is in content coordinates of the collection view, left to right already mirrored
/// where the environment reads right to left. Geometry is exact; nothing is rounded to pixels.
public struct LayoutSolution: Sendable {
  /// One solution a section, in order.
  public var sections: [SectionSolution]
  /// The frames of the layout's own boundary items (a global header).
  public var boundarySupplementaryItems: [SupplementarySolution]
  /// The extent of all content.
  public var contentSize: CGSize

  /// Creates a solution.
  public init(
    sections: [SectionSolution], boundarySupplementaryItems: [SupplementarySolution] = [],
    contentSize: CGSize
  ) {
    self.sections = sections
    self.boundarySupplementaryItems = boundarySupplementaryItems
    self.contentSize = contentSize
  }
}

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

  /// Creates a section's solution.
  public init(
    frame: CGRect, itemCount: Int, arrangement: ItemArrangement, orthogonal: OrthogonalStrip? = nil,
    boundarySupplementaryItems: [SupplementarySolution] = [],
    decorations: [SupplementarySolution] = []
  ) {
    self.frame = frame
    self.itemCount = itemCount
    self.arrangement = arrangement
    self.orthogonal = orthogonal
    self.boundarySupplementaryItems = boundarySupplementaryItems
    self.decorations = decorations
  }

  /// The frame of an item, at sideways offset 0 where the section scrolls sideways.
  ///
  /// - Complexity: O(1).
  public func frame(at item: Int) -> CGRect {
    switch arrangement {
    case .pattern(let pattern): pattern.frame(at: item)
    case .explicit(let frames): frames[item]
    }
  }
}

/// Where a section's items are: by arithmetic, or one by one.
public enum ItemArrangement: Sendable {
  /// Groups that repeat.
  case pattern(GroupPattern)
  /// A frame an item, in content coordinates (custom groups, flow lines of unequal sizes, rows
  /// that were measured).
  case explicit([CGRect])
}

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

  /// The frame of an item.
  ///
  /// - Complexity: O(1).
  public func frame(at item: Int) -> CGRect {
    let group = CGFloat(item / leaves.count)
    return leaves[item % leaves.count].offsetBy(dx: group * advance.x, dy: group * advance.y)
  }
}

/// The strip of groups in a section that scrolls sideways.
public struct OrthogonalStrip: Sendable {
  /// How it comes to rest.
  public var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The part of the content the strip is seen through.
  public var viewport: CGRect
  /// The extent of the whole strip along its scroll axis: groups and the spacing between them.
  public var length: CGFloat
  /// The number of groups, the last of which may be partly filled.
  public var groupCount: Int
  /// The extent of one group along the strip.
  public var groupExtent: CGFloat
  /// The spacing between groups.
  public var groupSpacing: CGFloat

  /// Creates a strip.
  public init(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, viewport: CGRect,
    length: CGFloat, groupCount: Int, groupExtent: CGFloat, groupSpacing: CGFloat
  ) {
    self.behavior = behavior
    self.viewport = viewport
    self.length = length
    self.groupCount = groupCount
    self.groupExtent = groupExtent
    self.groupSpacing = groupSpacing
  }
}

/// The frame of a header, a footer, a badge or a background.
public struct SupplementarySolution: Equatable, Sendable {
  /// The kind it was declared with.
  public var elementKind: String
  /// Where it is, in content coordinates.
  public var frame: CGRect
  /// The order in which it is drawn; items are 0.
  public var zIndex: Int
  /// Whether it stays in sight while its section does.
  public var pinsToVisibleBounds: Bool
  /// The item it belongs to, for badges.
  public var item: Int?

  /// Creates a supplementary's solution.
  public init(
    elementKind: String, frame: CGRect, zIndex: Int = 0, pinsToVisibleBounds: Bool = false,
    item: Int? = nil
  ) {
    self.elementKind = elementKind
    self.frame = frame
    self.zIndex = zIndex
    self.pinsToVisibleBounds = pinsToVisibleBounds
    self.item = item
  }
}
