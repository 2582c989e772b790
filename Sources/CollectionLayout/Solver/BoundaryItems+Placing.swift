/// The edges boundary items are put at.
struct BoundaryBox {
  /// Where the first item that extends the start begins.
  let outerStart: CGFloat
  /// The content with its insets, along the axis.
  let contentStart: CGFloat
  let contentEnd: CGFloat
  /// The room across the axis.
  let acrossStart: CGFloat
  let acrossEnd: CGFloat
}

extension BoundaryItems {
  /// The items' frames, in the order they were declared.
  func frames(in box: BoundaryBox) -> [SupplementarySolution] {
    var cursor = Cursor(
      start: box.outerStart, end: box.contentEnd, sideStart: box.acrossStart,
      sideEnd: box.acrossEnd)
    return items.map { resolved in
      let item = resolved.item
      let corner = CGPoint(
        axis, along: along(resolved, in: box, &cursor), across: across(resolved, in: box, &cursor))
      let slot = CGRect(
        x: corner.x + resolved.offset.x, y: corner.y + resolved.offset.y,
        width: resolved.size.width, height: resolved.size.height)
      return SupplementarySolution(
        elementKind: item.elementKind, frame: grid.roundedEdges(slot.inset(by: resolved.insets)),
        zIndex: item.zIndex, pinsToVisibleBounds: item.pinToVisibleBounds,
        alignment: item.alignment)
    }
  }

  /// Where the next item that extends an edge goes.
  private struct Cursor {
    var start: CGFloat
    var end: CGFloat
    var sideStart: CGFloat
    var sideEnd: CGFloat
  }

  private func along(
    _ resolved: Resolved, in box: BoundaryBox, _ cursor: inout Cursor
  ) -> CGFloat {
    let extent = resolved.size[axis]
    let extends = resolved.item.extendsBoundary
    switch resolved.item.alignment.position(axis) {
    case .start:
      guard extends else { return box.contentStart }
      defer { cursor.start += extent }
      return cursor.start
    case .middle:
      return (box.contentStart + box.contentEnd - extent) / 2
    case .end:
      guard extends else { return box.contentEnd - extent }
      defer { cursor.end += extent }
      return cursor.end
    }
  }

  private func across(
    _ resolved: Resolved, in box: BoundaryBox, _ cursor: inout Cursor
  ) -> CGFloat {
    let extent = resolved.size[axis.crossed]
    let alignment = resolved.item.alignment
    let isAtSide = alignment.position(axis) == .middle && resolved.item.extendsBoundary
    switch alignment.position(axis.crossed) {
    case .start:
      guard isAtSide else { return box.acrossStart }
      defer { cursor.sideStart += extent }
      return cursor.sideStart
    case .middle:
      return (box.acrossStart + box.acrossEnd - extent) / 2
    case .end:
      guard isAtSide else { return box.acrossEnd - extent }
      cursor.sideEnd -= extent
      return cursor.sideEnd
    }
  }
}
