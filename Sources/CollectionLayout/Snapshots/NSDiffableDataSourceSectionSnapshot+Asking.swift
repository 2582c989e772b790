extension NSDiffableDataSourceSectionSnapshot {
  /// All items, each before those it holds.
  ///
  /// - Complexity: O(items).
  public var items: [ItemIdentifierType] {
    listed(rootItems) { _ in true }
  }

  /// The items none of whose holders hides them, each before those it holds; what the collection
  /// view shows.
  ///
  /// - Complexity: O(visible items).
  public var visibleItems: [ItemIdentifierType] {
    listed(rootItems) { isExpanded($0) }
  }

  /// The items that show what they hold.
  public var expandedItems: [ItemIdentifierType] {
    items.filter { isExpanded($0) }
  }

  /// Whether the item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

  /// Whether the item shows what it holds.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }

  /// Whether no holder of the item hides it.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard var node = nodes[item] else { return false }
    while let parent = node.parent, let holder = nodes[parent] {
      guard holder.isExpanded else { return false }
      node = holder
    }
    return true
  }

  /// Returns how many items hold the item, one in the other.
  public func level(of item: ItemIdentifierType) -> Int {
    var level = 0
    var node = nodes[item]
    while let parent = node?.parent {
      level += 1
      node = nodes[parent]
    }
    return level
  }

  /// Returns the item that holds the item; `nil` for a root, or where it is not there.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    nodes[child]?.parent
  }

  /// Returns the place of an item among all; `nil` where it is not there.
  public func index(of item: ItemIdentifierType) -> Int? {
    items.firstIndex(of: item)
  }

  /// Returns what an item holds as an outline of its own.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    var part = NSDiffableDataSourceSectionSnapshot()
    guard let node = nodes[parent] else { return part }
    part.rootItems = includingParent ? [parent] : node.children
    for item in listed(part.rootItems, through: { _ in true }) {
      part.nodes[item] = nodes[item]
    }
    for root in part.rootItems { part.nodes[root]?.parent = nil }
    return part
  }

  /// Items, each before those it holds where a condition lets one see them.
  ///
  /// A stack in place of recursion: an outline may be deeper than the program's own.
  func listed(
    _ items: [ItemIdentifierType], through opens: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    var listed: [ItemIdentifierType] = []
    var waiting = Array(items.reversed())
    while let item = waiting.popLast() {
      listed.append(item)
      if opens(item), let node = nodes[item] { waiting += node.children.reversed() }
    }
    return listed
  }
}
