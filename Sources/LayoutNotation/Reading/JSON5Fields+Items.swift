internal import CollectionLayout
internal import JSON5

extension JSON5Fields {
  /// The size two keys give.
  func layoutSize() -> NSCollectionLayoutSize? {
    let width = required("width")?.dimension()
    let height = required("height")?.dimension()
    guard let width, let height else { return nil }
    return NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// The item or group here.
  func item() -> ItemNotation? {
    let size = layoutSize()
    let insets = self["contentInsets"]?.insets()
    let edges = self["edgeSpacing"]?.object { $0.edgeSpacing() }
    let supplementaryItems = self["supplementaryItems"]?.list { $0.object { $0.supplementary() } }
    let group = self.group()
    guard let size else { return nil }
    if case .unclear = group { return nil }
    return ItemNotation(
      layoutSize: size, contentInsets: insets ?? .zero, edgeSpacing: edges,
      supplementaryItems: supplementaryItems ?? [], group: group.notation,
      location: cursor.location)
  }

  private func edgeSpacing() -> NSCollectionLayoutEdgeSpacing? {
    NSCollectionLayoutEdgeSpacing(
      leading: self["leading"]?.spacing(), top: self["top"]?.spacing(),
      trailing: self["trailing"]?.spacing(), bottom: self["bottom"]?.spacing())
  }

  private func supplementary() -> SupplementaryNotation? {
    let kind = required("elementKind")?.string()
    let size = layoutSize()
    let container = required("containerAnchor")?.object { $0.anchor() }
    let own = self["itemAnchor"]?.object { $0.anchor() }
    let zIndex = self["zIndex"]?.zIndex()
    guard let kind, let size, let container else { return nil }
    return SupplementaryNotation(
      elementKind: kind, layoutSize: size, containerAnchor: container, itemAnchor: own,
      zIndex: zIndex)
  }

  private func anchor() -> NSCollectionLayoutAnchor? {
    let names = required("edges")?.list { $0.choice(EdgeName.self) }
    let absolute = self["absoluteOffset"]?.point()
    let fractional = self["fractionalOffset"]?.point()
    guard let names else { return nil }
    let edges = names.reduce(into: NSDirectionalRectEdge()) { $0.formUnion($1.edge) }
    if let fractional {
      return NSCollectionLayoutAnchor(edges: edges, fractionalOffset: fractional)
    }
    return NSCollectionLayoutAnchor(edges: edges, absoluteOffset: absolute ?? .zero)
  }
}

/// What the keys of an item say of it as a group.
enum GroupReading {
  /// It is an item.
  case none
  /// It is a group.
  case group(GroupNotation)
  /// It was meant as a group; what is wrong has been reported.
  case unclear

  var notation: GroupNotation? {
    if case .group(let notation) = self { return notation }
    return nil
  }
}

extension JSON5Fields {
  /// The group the keys describe, if any of a group's keys is there.
  fileprivate func group() -> GroupReading {
    let axis = self["axis"]
    let spacing = self["interItemSpacing"]
    let subitems = self["subitems"]
    let subitem = self["subitem"]
    let repeating = self["repeatingSubitem"]
    let count = self["count"]
    guard axis ?? spacing ?? subitems ?? subitem ?? repeating ?? count != nil else { return .none }
    let direction = required("axis")?.choice(GroupNotation.Axis.self)
    let room = spacing?.spacing()
    let content = content(subitems, subitem, repeating, count)
    guard let direction, let content else { return .unclear }
    return .group(GroupNotation(axis: direction, content: content, interItemSpacing: room))
  }

  private func content(
    _ subitems: JSON5Cursor?, _ subitem: JSON5Cursor?, _ repeating: JSON5Cursor?,
    _ count: JSON5Cursor?
  ) -> GroupNotation.Content? {
    let ways = [
      subitems.map { _ in "subitems" }, subitem.map { _ in "subitem" },
      repeating.map { _ in "repeatingSubitem" },
    ].compactMap { $0 }
    guard ways.count == 1 else {
      if ways.isEmpty, let count {
        count.report(.countUnclear(key: "count"))
      } else {
        cursor.report(.contentUnclear(ways))
      }
      return nil
    }
    if let subitems { return self.subitems(subitems, count) }
    let item = (subitem ?? repeating)?.object { $0.item() }
    guard let count else {
      cursor.report(.countUnclear(key: ways[0]))
      return nil
    }
    let number = count.integer(in: 1...NotationLimits.count)
    guard let item, let number else { return nil }
    return subitem == nil
      ? .repeating(item, count: number) : .equal(item, count: number)
  }

  private func subitems(_ list: JSON5Cursor, _ count: JSON5Cursor?) -> GroupNotation.Content? {
    let items = list.list { $0.object { $0.item() } }
    if let count { count.report(.countUnclear(key: "count")) }
    guard let items else { return nil }
    guard !items.isEmpty else {
      if case .array(let elements) = list.value.kind, elements.isEmpty {
        list.report(.contentUnclear([]))
      }
      return nil
    }
    return .subitems(items)
  }
}
