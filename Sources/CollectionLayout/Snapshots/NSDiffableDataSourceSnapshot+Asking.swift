extension NSDiffableDataSourceSnapshot {
  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// The number of items in all sections.
  public var numberOfItems: Int { sectionOfItem.count }

  /// The items of all sections, in order.
  ///
  /// - Complexity: O(items).
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  /// The number of items in each section: what a layout is asked with.
  public var itemCounts: [Int] {
    sectionIdentifiers.map { numberOfItems(inSection: $0) }
  }

  /// Returns the number of items in a section; 0 where it is not there.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[identifier]?.count ?? 0
  }

  /// Returns the items of a section, in order; none where it is not there.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }

  /// Returns the section an item is in; `nil` where it is in none.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sectionOfItem[identifier]
  }

  /// Returns the place of an item among the items of all sections; `nil` where it is not there.
  ///
  /// - Complexity: O(items).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = sectionOfItem[identifier],
      let index = items[section]?.firstIndex(of: identifier)
    else { return nil }
    return sectionIdentifiers.prefix { $0 != section }
      .reduce(index) { $0 + numberOfItems(inSection: $1) }
  }

  /// Returns the place of a section; `nil` where it is not there.
  ///
  /// - Complexity: O(sections).
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }
}
