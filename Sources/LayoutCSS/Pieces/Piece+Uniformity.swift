extension Piece {
  /// Whether a group is a row of slots of one size at equal distances, like those of a grid.
  ///
  /// In such a row a slot's place can be computed from its index.
  var isUniformRow: Bool {
    guard structure.isRepeating, !structure.isStrip, let first = geometry.slots.first else {
      return false
    }
    return geometry.slots.enumerated().allSatisfy { index, slot in
      slot.width.isClose(to: first.width) && slot.height.isClose(to: first.height)
        && slot.y.isClose(to: first.y)
        && slot.x.isClose(to: first.x + Double(index) * slotAdvance)
    }
  }

  /// From the start of a slot to the start of the next.
  var slotAdvance: Affine {
    geometry.slots.count < 2 ? .zero : geometry.slots[1].x - geometry.slots[0].x
  }
}
