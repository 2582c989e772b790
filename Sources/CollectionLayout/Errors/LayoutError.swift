/// What makes a layout impossible, and where.
public enum LayoutError: Error, Equatable, Sendable {
  /// A number no frame can be made of: not a number, infinite, below zero where that has no
  /// meaning, or beyond a thousand million points.
  case impossibleLength(LayoutPlace, LayoutQuantity, CGFloat)
  /// A number of items in a group below one.
  case impossibleCount(LayoutPlace, Int)
  /// A number of items in a section below zero.
  case impossibleItemCount(section: Int, Int)
  /// A group without a subitem, or a custom group that places no item though there are some.
  case emptyGroup(LayoutPlace)
  /// A group that would hold more items than the limit.
  case tooManyItemsInGroup(LayoutPlace, limit: Int)
  /// Groups within groups beyond the limit.
  case nestedTooDeeply(LayoutPlace, limit: Int)
  /// Two supplementary items of one kind in a section.
  case duplicateElementKind(LayoutPlace)
  /// A section provider that has no section for items.
  case missingSection(Int)
}

/// What a number in a layout's description stands for.
public enum LayoutQuantity: Sendable {
  /// The size of the collection view.
  case containerSize
  /// A width.
  case width
  /// A height.
  case height
  /// The frame a custom group gives an item.
  case customFrame
  /// Spacing between items, groups or sections.
  case spacing
  /// Spacing outside an item's edges.
  case edgeSpacing
  /// Insets.
  case insets
  /// An anchor's or a boundary item's offset.
  case offset
  /// A size that was measured.
  case measuredSize
}
