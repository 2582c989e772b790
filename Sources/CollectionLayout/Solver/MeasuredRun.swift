/// Groups of different extents, collected one by one.
struct MeasuredRun {
  let axis: LayoutAxis
  let spacing: CGFloat
  /// The leaves of all groups, each group where the first is.
  private(set) var frames = GroupFrames()
  private var ends: [GroupFrames.Mark] = []
  private var sizes: [CGSize] = []

  init(axis: LayoutAxis, spacing: CGFloat) {
    self.axis = axis
    self.spacing = spacing
  }

  /// Adds a group whose corner is so far inside the room outside its edges.
  mutating func append(_ group: GroupFrames, size: CGSize, corner: CGPoint) {
    let start = frames.mark
    for (index, leaf) in group.leaves.enumerated() {
      frames.append(leaf, zIndex: group.zIndexes.isEmpty ? 0 : group.zIndexes[index])
    }
    for var attachment in group.attachments {
      if let leaf = attachment.item { attachment.item = leaf + start.leaves }
      frames.attachments.append(attachment)
    }
    frames.move(from: start, to: frames.mark, by: corner)
    ends.append(frames.mark)
    sizes.append(size)
  }

  /// Gives every group the largest extent.
  mutating func equalise() {
    let largest = sizes.reduce(0) { max($0, $1[axis]) }
    for index in sizes.indices { sizes[index][axis] = largest }
  }

  /// The groups, one after another.
  func laid(edges: ResolvedEdges, estimate: CGSize) -> GroupRun {
    var frames = frames
    var along: CGFloat = 0
    var across: CGFloat = 0
    var start = GroupFrames.Mark(leaves: 0, attachments: 0)
    for (index, end) in ends.enumerated() {
      if index > 0 { along += spacing }
      frames.move(from: start, to: end, by: CGPoint(axis, along: along, across: 0))
      along += sizes[index][axis] + edges.room(axis)
      across = max(across, sizes[index][axis.crossed] + edges.room(axis.crossed))
      start = end
    }
    return GroupRun(
      arrangement: .explicit(frames.leaves), zIndexes: frames.zIndexes,
      attachments: frames.attachments, count: ends.count, groupSize: sizes.first ?? estimate,
      extent: CGSize(axis, along: max(0, along), across: across))
  }
}
