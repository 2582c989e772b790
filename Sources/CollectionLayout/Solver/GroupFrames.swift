/// The leaves of a group and what is attached to them, as far as they have been placed.
struct GroupFrames {
  /// The cells, after their content insets.
  var leaves: [CGRect] = []
  /// The order in which cells are drawn; empty while all are 0.
  var zIndexes: [Int] = []
  /// Badges; `item` is the index of a leaf.
  var attachments: [SupplementarySolution] = []

  /// How much had been placed at some time.
  struct Mark {
    let leaves: Int
    let attachments: Int
  }

  var mark: Mark { Mark(leaves: leaves.count, attachments: attachments.count) }

  /// Moves all that was placed between two times.
  mutating func move(from start: Mark, to end: Mark, by distance: CGPoint) {
    guard distance.x != 0 || distance.y != 0 else { return }
    for index in start.leaves..<end.leaves {
      leaves[index].origin.x += distance.x
      leaves[index].origin.y += distance.y
    }
    for index in start.attachments..<end.attachments {
      attachments[index].frame.origin.x += distance.x
      attachments[index].frame.origin.y += distance.y
    }
  }

  /// Adds a cell with an order.
  mutating func append(_ frame: CGRect, zIndex: Int) {
    if zIndex != 0 || !zIndexes.isEmpty {
      while zIndexes.count < leaves.count { zIndexes.append(0) }
      zIndexes.append(zIndex)
    }
    leaves.append(frame)
  }
}
