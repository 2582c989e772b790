extension NSDiffableDataSourceSnapshot {
  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers += claimSections(identifiers)
  }

  /// Puts sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, beside: toIdentifier, after: false)
  }

  /// Puts sections after another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, beside: toIdentifier, after: true)
  }

  /// Moves a section before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, after: false)
  }

  /// Moves a section after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, after: true)
  }

  /// Removes sections with their items; those that are not there are passed over.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      for item in items.removeValue(forKey: identifier) ?? [] { sectionOfItem[item] = nil }
    }
    let gone = Set(identifiers)
    sectionIdentifiers.removeAll { gone.contains($0) }
  }

  /// Asks for sections to be loaded again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      if items[identifier] == nil {
        faults.append(.unknownSection(identifier))
      } else {
        reloadedSectionIdentifiers.append(identifier)
      }
    }
  }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType], beside neighbour: SectionIdentifierType, after: Bool
  ) {
    guard let index = sectionIdentifiers.firstIndex(of: neighbour) else {
      return faults.append(.unknownSection(neighbour))
    }
    sectionIdentifiers.insert(
      contentsOf: claimSections(identifiers), at: after ? index + 1 : index)
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, beside neighbour: SectionIdentifierType, after: Bool
  ) {
    guard let from = sectionIdentifiers.firstIndex(of: identifier) else {
      return faults.append(.unknownSection(identifier))
    }
    guard items[neighbour] != nil else { return faults.append(.unknownSection(neighbour)) }
    guard identifier != neighbour else { return }
    sectionIdentifiers.remove(at: from)
    guard let to = sectionIdentifiers.firstIndex(of: neighbour) else { return }
    sectionIdentifiers.insert(identifier, at: after ? to + 1 : to)
  }

  /// Takes the sections that are new; the others stay where they are.
  private mutating func claimSections(
    _ identifiers: [SectionIdentifierType]
  ) -> [SectionIdentifierType] {
    identifiers.filter { identifier in
      guard items[identifier] == nil else {
        faults.append(.duplicateSection(identifier))
        return false
      }
      items[identifier] = []
      return true
    }
  }
}
