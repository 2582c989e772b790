extension NSDiffableDataSourceSectionSnapshot {
  /// Adds items at the end of what an item holds, or of the roots.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    if let parent, nodes[parent] == nil { return faults.append(.unknownItem(parent)) }
    let new = claim(items, for: parent)
    withSiblings(under: parent) { $0 += new }
  }

  /// Puts items before another, in the same holder.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, beside: item, after: false)
  }

  /// Puts items after another, in the same holder.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item, after: true)
  }

  /// Puts an outline before an item, in the same holder.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType
  ) {
    insert(snapshot.rootItems, before: item)
    adopt(snapshot)
  }

  /// Puts an outline after an item, in the same holder.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType
  ) {
    insert(snapshot.rootItems, after: item)
    adopt(snapshot)
  }

  /// Puts an outline in the place of what an item holds.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    guard let node = nodes[parent] else { return faults.append(.unknownItem(parent)) }
    delete(node.children)
    append(snapshot.rootItems, to: parent)
    adopt(snapshot)
  }

  /// Removes items with what they hold; those that are not there are passed over.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let node = nodes[item] else { continue }
      withSiblings(under: node.parent) { $0.removeAll { $0 == item } }
      for gone in listed([item], through: { _ in true }) { nodes[gone] = nil }
    }
  }

  /// Removes everything.
  public mutating func deleteAll() {
    rootItems = []
    nodes = [:]
  }

  /// Lets items show what they hold.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    setExpanded(items, true)
  }

  /// Lets items hide what they hold.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    setExpanded(items, false)
  }

  private mutating func setExpanded(_ items: [ItemIdentifierType], _ isExpanded: Bool) {
    for item in items {
      if nodes[item] == nil { faults.append(.unknownItem(item)) }
      nodes[item]?.isExpanded = isExpanded
    }
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], beside item: ItemIdentifierType, after: Bool
  ) {
    guard let node = nodes[item] else { return faults.append(.unknownItem(item)) }
    let new = claim(items, for: node.parent)
    withSiblings(under: node.parent) { siblings in
      guard let index = siblings.firstIndex(of: item) else { return }
      siblings.insert(contentsOf: new, at: after ? index + 1 : index)
    }
  }

  /// Takes over what the roots of an outline hold, once the roots are in place.
  private mutating func adopt(_ snapshot: NSDiffableDataSourceSectionSnapshot) {
    for item in snapshot.items {
      guard let node = snapshot.nodes[item], nodes[item] != nil else { continue }
      append(node.children, to: item)
      nodes[item]?.isExpanded = node.isExpanded
    }
  }

  /// Takes the items that are new; the others stay where they are.
  private mutating func claim(
    _ items: [ItemIdentifierType], for parent: ItemIdentifierType?
  ) -> [ItemIdentifierType] {
    items.filter { item in
      guard nodes[item] == nil else {
        faults.append(.duplicateItem(item))
        return false
      }
      nodes[item] = Node(parent: parent)
      return true
    }
  }

  private mutating func withSiblings(
    under parent: ItemIdentifierType?, _ change: (inout [ItemIdentifierType]) -> Void
  ) {
    guard let parent else { return change(&rootItems) }
    guard var children = nodes[parent]?.children else { return }
    change(&children)
    nodes[parent]?.children = children
  }
}
