extension GroupSolver {
  /// Attaches badges to the children of a group, whose places are now known.
  mutating func attachSupplementaries(of children: PlacedChildren) throws(LayoutError) {
    guard children.subitems.contains(where: { !$0.item.supplementaryItems.isEmpty }) else { return }
    for child in children.list {
      let subitem = children.subitems[child.subitem]
      let container =
        subitem.group == nil
        ? frames.leaves[child.start.leaves] : CGRect(origin: child.origin, size: child.size)
      try attach(
        subitem.item.supplementaryItems, leaf: child.start.leaves, to: container, subitem.place)
    }
  }

  /// Attaches supplementary items to a rectangle; they belong to a leaf.
  mutating func attach(
    _ items: [NSCollectionLayoutSupplementaryItem], leaf: Int, to container: CGRect,
    _ place: LayoutPlace
  ) throws(LayoutError) {
    guard leaf < frames.leaves.count else { return }
    for item in items {
      let place = place.element(item.elementKind)
      var size = try item.layoutSize.resolved(in: container.size, place)
      let element = MeasuredElement.supplementary(
        elementKind: item.elementKind, section: context.section, item: firstItem + leaf)
      size = try context.measured(element, size, as: item.layoutSize, place)
      let frame = try anchored(item, size: size, to: container, place)
      frames.attachments.append(
        SupplementarySolution(
          elementKind: item.elementKind, frame: frame, zIndex: item.zIndex, item: leaf))
    }
  }

  /// The frame in which the item's anchor lies on the container's.
  private func anchored(
    _ item: NSCollectionLayoutSupplementaryItem, size: CGSize, to container: CGRect,
    _ place: LayoutPlace
  ) throws(LayoutError) -> CGRect {
    let onContainer = item.containerAnchor
    let onItem = item.itemAnchor ?? NSCollectionLayoutAnchor(edges: onContainer.edges)
    let containerPoint = onContainer.edges.unitPoint
    let itemPoint = onItem.edges.unitPoint
    let containerOffset = try LayoutCheck.point(onContainer.shift(for: size), .offset, place)
    let itemOffset = try LayoutCheck.point(onItem.shift(for: size), .offset, place)
    return CGRect(
      x: container.minX + containerPoint.x * container.width - itemPoint.x * size.width
        + containerOffset.x + itemOffset.x,
      y: container.minY + containerPoint.y * container.height - itemPoint.y * size.height
        + containerOffset.y + itemOffset.y,
      width: size.width, height: size.height)
  }
}

extension NSDirectionalRectEdge {
  /// The point the edges mean in a unit square, left to right; opposite edges cancel.
  fileprivate var unitPoint: CGPoint {
    CGPoint(
      x: 0.5 - (contains(.leading) ? 0.5 : 0) + (contains(.trailing) ? 0.5 : 0),
      y: 0.5 - (contains(.top) ? 0.5 : 0) + (contains(.bottom) ? 0.5 : 0))
  }
}

extension NSCollectionLayoutAnchor {
  /// The offset in points for something of a size.
  fileprivate func shift(for size: CGSize) -> CGPoint {
    isAbsoluteOffset
      ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
  }
}
