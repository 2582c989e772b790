import CollectionLayout
import Testing

@Suite struct SnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot() -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  @Test func itemsWithoutASectionGoToTheLast() {
    #expect(snapshot().itemIdentifiers(inSection: "b") == [4, 5])
    #expect(snapshot().itemCounts == [3, 2])
  }

  @Test func itemsMoveBetweenSections() {
    var snapshot = snapshot()
    snapshot.moveItem(1, afterItem: 5)
    snapshot.moveItem(4, beforeItem: 2)
    #expect(snapshot.itemIdentifiers == [4, 2, 3, 5, 1])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
    #expect(snapshot.indexOfItem(1) == 4)
  }

  @Test func sectionsAreInsertedMovedAndDeletedWithTheirItems() {
    var snapshot = snapshot()
    snapshot.insertSections(["c"], beforeSection: "a")
    snapshot.insertSections(["d"], afterSection: "a")
    #expect(snapshot.sectionIdentifiers == ["c", "a", "d", "b"])
    snapshot.moveSection("c", afterSection: "b")
    snapshot.moveSection("b", beforeSection: "a")
    #expect(snapshot.sectionIdentifiers == ["b", "a", "d", "c"])
    snapshot.deleteSections(["a", "nowhere"])
    #expect(snapshot.itemIdentifiers == [4, 5])
    #expect(snapshot.indexOfItem(1) == nil)
    #expect(snapshot.faults.isEmpty)
  }

  @Test func whatCannotBeDoneIsLeftOutAndNoted() {
    var snapshot = snapshot()
    snapshot.appendItems([6, 1, 6])
    snapshot.appendSections(["a"])
    snapshot.appendItems([7], toSection: "nowhere")
    snapshot.insertItems([8], afterItem: 99)
    snapshot.moveItem(98, beforeItem: 1)
    snapshot.reloadItems([1, 97])
    snapshot.moveSection("a", afterSection: "elsewhere")
    #expect(
      snapshot.faults == [
        .duplicateItem(1), .duplicateItem(6), .duplicateSection("a"), .unknownSection("nowhere"),
        .unknownItem(99), .unknownItem(98), .unknownItem(97), .unknownSection("elsewhere"),
      ])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5, 6])
    #expect(snapshot.reloadedItemIdentifiers == [1])
  }

  @Test func itemsNeedASection() {
    var snapshot = Snapshot()
    snapshot.appendItems([1])
    #expect(snapshot.faults == [.noSection])
  }

  @Test func anItemMovedBesideItselfStays() {
    var snapshot = snapshot()
    snapshot.moveItem(2, afterItem: 2)
    snapshot.moveSection("a", beforeSection: "a")
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.faults.isEmpty)
  }
}

@Suite struct SectionSnapshotTests {
  private func outline() -> NSDiffableDataSourceSectionSnapshot<String> {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["A", "B"])
    outline.append(["A1", "A2"], to: "A")
    outline.append(["A1x"], to: "A1")
    return outline
  }

  @Test func whatIsHeldShowsOnlyWhereAllHoldersAreExpanded() {
    var outline = outline()
    #expect(outline.visibleItems == ["A", "B"])
    outline.expand(["A1"])
    #expect(outline.visibleItems == ["A", "B"])
    outline.expand(["A"])
    #expect(outline.visibleItems == ["A", "A1", "A1x", "A2", "B"])
    #expect(outline.isVisible("A1x"))
    outline.collapse(["A"])
    #expect(!outline.isVisible("A1x"))
    #expect(outline.expandedItems == ["A1"])
  }

  @Test func itemsKnowTheirLevelAndHolder() {
    let outline = outline()
    #expect(["A", "A1", "A1x"].map { outline.level(of: $0) } == [0, 1, 2])
    #expect(outline.parent(of: "A1x") == "A1")
    #expect(outline.parent(of: "A") == nil)
    #expect(outline.index(of: "A2") == 3)
  }

  @Test func itemsAreInsertedBesideOthersAndDeletedWithWhatTheyHold() {
    var outline = outline()
    outline.insert(["A0"], before: "A1")
    outline.insert(["C"], after: "A")
    #expect(outline.items == ["A", "A0", "A1", "A1x", "A2", "C", "B"])
    outline.delete(["A1", "nothing"])
    #expect(outline.items == ["A", "A0", "A2", "C", "B"])
    #expect(!outline.contains("A1x"))
  }

  @Test func aPartIsAnOutlineOfItsOwn() {
    let part = outline().snapshot(of: "A")
    #expect(part.rootItems == ["A1", "A2"])
    #expect(part.items == ["A1", "A1x", "A2"])
    #expect(part.level(of: "A1") == 0)
    #expect(outline().snapshot(of: "A", includingParent: true).rootItems == ["A"])
  }

  @Test func whatAnItemHoldsIsReplacedByAnOutline() {
    var new = NSDiffableDataSourceSectionSnapshot<String>()
    new.append(["N"])
    new.append(["N1"], to: "N")
    new.expand(["N"])
    var outline = outline()
    outline.replace(childrenOf: "A", using: new)
    #expect(outline.items == ["A", "N", "N1", "B"])
    #expect(outline.isExpanded("N"))
    outline.insert(outline.snapshot(of: "nothing"), after: "B")
    #expect(outline.items == ["A", "N", "N1", "B"])
  }

  @Test func whatCannotBeDoneIsLeftOutAndNoted() {
    var outline = outline()
    outline.append(["B", "C"])
    outline.append(["D"], to: "nothing")
    outline.expand(["nowhere"])
    #expect(
      outline.faults == [.duplicateItem("B"), .unknownItem("nothing"), .unknownItem("nowhere")])
    #expect(outline.rootItems == ["A", "B", "C"])
  }

  @Test func aDeepOutlineIsListed() {
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([0])
    for depth in 1..<10_000 { outline.append([depth], to: depth - 1) }
    #expect(outline.items.count == 10_000)
    #expect(outline.level(of: 9_999) == 9_999)
    #expect(!outline.isVisible(9_999))
  }
}
