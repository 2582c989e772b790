extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section, the last where none is named.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      return faults.append(.noSection)
    }
    guard items[section] != nil else { return faults.append(.unknownSection(section)) }
    let new = claim(identifiers, for: section)
    items[section]?.append(contentsOf: new)
  }

  /// Puts items before another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: beforeIdentifier, after: false)
  }

  /// Puts items after another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: afterIdentifier, after: true)
  }

  /// Moves an item before another, perhaps to another section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, after: false)
  }

  /// Moves an item after another, perhaps to another section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, after: true)
  }

  /// Removes items; those that are not there are passed over.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    let sections = Set(gone.compactMap { sectionOfItem.removeValue(forKey: $0) })
    for section in sections { items[section]?.removeAll { gone.contains($0) } }
  }

  /// Removes everything, sections as well.
  public mutating func deleteAllItems() {
    sectionIdentifiers = []
    items = [:]
    sectionOfItem = [:]
  }

  /// Asks for items to be loaded again.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += known(identifiers)
  }

  /// Asks for the cells of items to be set up again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += known(identifiers)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside neighbour: ItemIdentifierType, after: Bool
  ) {
    guard let section = sectionOfItem[neighbour] else {
      return faults.append(.unknownItem(neighbour))
    }
    let new = claim(identifiers, for: section)
    guard let index = items[section]?.firstIndex(of: neighbour) else { return }
    items[section]?.insert(contentsOf: new, at: after ? index + 1 : index)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, beside neighbour: ItemIdentifierType, after: Bool
  ) {
    guard sectionOfItem[identifier] != nil else {
      return faults.append(.unknownItem(identifier))
    }
    guard sectionOfItem[neighbour] != nil else { return faults.append(.unknownItem(neighbour)) }
    guard identifier != neighbour else { return }
    deleteItems([identifier])
    insert([identifier], beside: neighbour, after: after)
  }

  /// Takes the items that are new for a section; the others stay where they are.
  private mutating func claim(
    _ identifiers: [ItemIdentifierType], for section: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    identifiers.filter { identifier in
      guard sectionOfItem[identifier] == nil else {
        faults.append(.duplicateItem(identifier))
        return false
      }
      sectionOfItem[identifier] = section
      return true
    }
  }

  private mutating func known(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
    identifiers.filter { identifier in
      let isKnown = sectionOfItem[identifier] != nil
      if !isKnown { faults.append(.unknownItem(identifier)) }
      return isKnown
    }
  }
}
