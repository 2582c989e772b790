import CollectionLayout

/// Pictures in columns of one width, like those of a waterfall: in each piece, who stands where.
struct ColumnArrangement: Sendable {
  /// The columns in one piece.
  struct Columns: Sendable {
    /// The column of each item.
    var column: [Int]
    /// The number of columns.
    var count: Int
    /// The width of a column.
    var width: Affine
    /// From a column to the next.
    var columnGap: Affine
    /// From a picture to the next in its column.
    var rowGap: Affine
    /// The extents of the columns down, each with a gap at its end.
    var heights: [Affine]
    /// What is left free above, on the left and below.
    var insets: (top: Affine, left: Affine, bottom: Affine)
  }

  /// The items' ratios.
  let ratios: AspectRatios
  /// The columns, piece by piece.
  let columns: [Columns]

  /// Recognises columns by their frames alone.
  init?(_ pieces: [Piece]) {
    guard let ratios = AspectRatios(pieces) else { return nil }
    var columns: [Columns] = []
    for piece in pieces {
      guard let found = Columns(piece) else { return nil }
      columns.append(found)
    }
    self.ratios = ratios
    self.columns = columns
  }
}

extension ColumnArrangement.Columns {
  /// Recognises columns: slots of one width, under each other at equal distances, column after
  /// column at equal distances.
  init?(_ piece: Piece) {
    let slots = piece.geometry.slots
    guard !piece.structure.isRepeating, !piece.structure.isStrip, let first = slots.first,
      slots.allSatisfy({ $0.width.isClose(to: first.width) })
    else { return nil }
    var starts: [Affine] = []
    var lasts: [Box<Affine>] = []
    var rowGap: Affine?
    column = []
    for slot in slots {
      if let index = starts.firstIndex(where: { $0.isClose(to: slot.x) }) {
        let gap = slot.y - lasts[index].maxY
        guard gap.isClose(to: rowGap ?? gap) else { return nil }
        rowGap = gap
        lasts[index] = slot
        column.append(index)
      } else {
        guard slot.y.isClose(to: first.y) else { return nil }
        column.append(starts.count)
        starts.append(slot.x)
        lasts.append(slot)
      }
    }
    count = starts.count
    width = first.width
    columnGap = count > 1 ? starts[1] - starts[0] - first.width : .zero
    self.rowGap = rowGap ?? .zero
    for index in 1..<max(count, 1) {
      guard starts[index].isClose(to: starts[index - 1] + width + columnGap) else { return nil }
    }
    heights = lasts.map { [gap = self.rowGap] in $0.maxY - first.y + gap }
    let size = piece.region.middle
    let longest = lasts.map(\.maxY).max { $0.value(at: size) < $1.value(at: size) }
    insets = (first.y, first.x, piece.geometry.extent - (longest ?? .zero))
  }
}
