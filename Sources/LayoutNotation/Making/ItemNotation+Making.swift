internal import CollectionLayout

extension ItemNotation {
  /// A fresh item.
  func makeItem() -> NSCollectionLayoutItem {
    if let group { return makeGroup(group) }
    let item = NSCollectionLayoutItem(
      layoutSize: layoutSize, supplementaryItems: supplementaryItems.map { $0.makeItem() })
    item.contentInsets = contentInsets
    item.edgeSpacing = edgeSpacing
    return item
  }

  /// A fresh group with the content of a notation.
  func makeGroup(_ notation: GroupNotation) -> NSCollectionLayoutGroup {
    let group = notation.makeGroup(layoutSize: layoutSize)
    group.interItemSpacing = notation.interItemSpacing
    group.supplementaryItems = supplementaryItems.map { $0.makeItem() }
    group.contentInsets = contentInsets
    group.edgeSpacing = edgeSpacing
    return group
  }
}

extension GroupNotation {
  fileprivate func makeGroup(layoutSize: NSCollectionLayoutSize) -> NSCollectionLayoutGroup {
    switch (axis, content) {
    case (.horizontal, .subitems(let items)):
      .horizontal(layoutSize: layoutSize, subitems: items.map { $0.makeItem() })
    case (.horizontal, .equal(let item, let count)):
      .horizontal(layoutSize: layoutSize, subitem: item.makeItem(), count: count)
    case (.horizontal, .repeating(let item, let count)):
      .horizontal(layoutSize: layoutSize, repeatingSubitem: item.makeItem(), count: count)
    case (.vertical, .subitems(let items)):
      .vertical(layoutSize: layoutSize, subitems: items.map { $0.makeItem() })
    case (.vertical, .equal(let item, let count)):
      .vertical(layoutSize: layoutSize, subitem: item.makeItem(), count: count)
    case (.vertical, .repeating(let item, let count)):
      .vertical(layoutSize: layoutSize, repeatingSubitem: item.makeItem(), count: count)
    }
  }
}

extension SupplementaryNotation {
  fileprivate func makeItem() -> NSCollectionLayoutSupplementaryItem {
    let item = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      itemAnchor: itemAnchor)
    item.zIndex = zIndex ?? item.zIndex
    return item
  }
}

extension BoundaryNotation {
  func makeItem() -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: offset)
    item.contentInsets = contentInsets
    item.extendsBoundary = extendsBoundary
    item.pinToVisibleBounds = pinToVisibleBounds
    item.zIndex = zIndex ?? item.zIndex
    return item
  }
}

extension DecorationNotation {
  func makeItem() -> NSCollectionLayoutDecorationItem {
    let item = NSCollectionLayoutDecorationItem.background(elementKind: elementKind)
    item.contentInsets = contentInsets
    item.zIndex = zIndex ?? item.zIndex
    return item
  }
}
