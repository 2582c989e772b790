import CollectionLayout

/// Layouts of random but sensible numbers: no group is so small that its spacing does not fit.
struct RandomLayout {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// A section, and how many items it shows.
  mutating func section() -> (NSCollectionLayoutSection, items: Int) {
    let group = group(depth: random.integer(in: 0...2), isOutermost: true)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = insets(upTo: 30)
    section.interGroupSpacing = random.integer(in: 0...2) == 0 ? random.number(in: 0...20) : 0
    if random.integer(in: 0...3) == 0 {
      section.orthogonalScrollingBehavior = random.flip() ? .continuous : .groupPaging
    }
    if random.flip() { section.boundarySupplementaryItems = boundaryItems() }
    return (section, random.integer(in: 0...60))
  }

  private mutating func group(depth: Int, isOutermost: Bool) -> NSCollectionLayoutGroup {
    let layoutSize = size(
      isOutermost ? .fractionalWidth(random.number(in: 0.4...1)) : fraction(.horizontal),
      isOutermost ? .absolute(random.number(in: 150...300)) : fraction(.vertical))
    let isRow = random.flip()
    let group: NSCollectionLayoutGroup
    switch random.integer(in: 0...2) {
    case 0:
      let items = (0..<random.integer(in: 1...3)).map { _ in item(depth: depth) }
      group =
        isRow
        ? .horizontal(layoutSize: layoutSize, subitems: items)
        : .vertical(layoutSize: layoutSize, subitems: items)
    default:
      let count = random.integer(in: 1...4)
      let subitem = item(depth: depth)
      group =
        isRow
        ? .horizontal(layoutSize: layoutSize, subitem: subitem, count: count)
        : .vertical(layoutSize: layoutSize, subitem: subitem, count: count)
    }
    if random.flip() { group.interItemSpacing = .fixed(random.number(in: 0...1)) }
    group.contentInsets = insets(upTo: isOutermost ? 6 : 1)
    return group
  }

  private mutating func item(depth: Int) -> NSCollectionLayoutItem {
    if depth > 0, random.integer(in: 0...2) > 0 {
      return group(depth: depth - 1, isOutermost: false)
    }
    let item = NSCollectionLayoutItem(
      layoutSize: size(fraction(.horizontal), fraction(.vertical)))
    item.contentInsets = insets(upTo: 4)
    return item
  }

  private enum Direction { case horizontal, vertical }

  private mutating func fraction(_ direction: Direction) -> NSCollectionLayoutDimension {
    let parts: [Double] = [1, 0.5, 1 / 3, 0.25, random.number(in: 0.25...1)]
    let part = parts[random.integer(in: 0...4)]
    return direction == .horizontal ? .fractionalWidth(part) : .fractionalHeight(part)
  }

  private mutating func insets(upTo limit: Double) -> NSDirectionalEdgeInsets {
    guard random.flip() else { return .zero }
    return NSDirectionalEdgeInsets(
      top: random.number(in: 0...limit), leading: random.number(in: 0...limit),
      bottom: random.number(in: 0...limit), trailing: random.number(in: 0...limit))
  }

  private mutating func boundaryItems() -> [NSCollectionLayoutBoundarySupplementaryItem] {
    [NSRectAlignment.top, .bottomTrailing].enumerated().map { index, alignment in
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(
          .fractionalWidth(random.number(in: 0.2...1)), .absolute(random.number(in: 10...40))),
        elementKind: "kind \(index)", alignment: alignment)
    }
  }
}
