import CollectionLayout

extension Piece {
  /// How far a box reaches over a neighbour it abuts: so much that no seam is left where the
  /// neighbour's place is rounded down and its own up, and less than anybody sees. Half a layout
  /// unit more makes it round, as any length.
  static let overlap = Affine(constant: LayoutUnit.px)

  /// The slots, each reaching a little over the neighbours that it abuts.
  var slotsWithoutSeams: [Box<Affine>] {
    let slots = geometry.slots
    guard slots.count <= 256 else { return slots }
    let size = region.middle
    let next = structure.isRepeating ? geometry.advance : .zero
    let neighbours = slots + (structure.isRepeating ? slots.map { moved($0, by: next) } : [])
    return slots.map { slot in
      var slot = slot
      let reachesAcross = neighbours.contains { other in
        other.x.isClose(to: slot.maxX) && other.overlaps(slot, verticallyAt: size)
      }
      let reachesDown = neighbours.contains { other in
        other.y.isClose(to: slot.maxY) && other.overlaps(slot, horizontallyAt: size)
      }
      if reachesAcross { slot.width = slot.width + Self.overlap }
      if reachesDown { slot.height = slot.height + Self.overlap }
      return slot
    }
  }

  private func moved(_ slot: Box<Affine>, by distance: Affine) -> Box<Affine> {
    var slot = slot
    if structure.isStrip {
      slot.x = slot.x + distance
    } else {
      slot.y = slot.y + distance
    }
    return slot
  }
}

extension Box where Value == Affine {
  fileprivate func overlaps(_ other: Self, verticallyAt size: CGSize) -> Bool {
    y.value(at: size) < other.maxY.value(at: size) && other.y.value(at: size) < maxY.value(at: size)
  }

  fileprivate func overlaps(_ other: Self, horizontallyAt size: CGSize) -> Bool {
    x.value(at: size) < other.maxX.value(at: size) && other.x.value(at: size) < maxX.value(at: size)
  }
}
