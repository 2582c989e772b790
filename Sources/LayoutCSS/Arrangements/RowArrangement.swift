import CollectionLayout

/// Pictures in justified rows: in each piece, where rows end.
struct RowArrangement: Sendable {
  /// The rows in one piece.
  struct Rows: Sendable {
    /// The index of the last item of each row.
    var ends: [Int]
    /// Whether the last row is shorter than the others and keeps its own height.
    var endsShort: Bool
    /// The height of the last row.
    var lastHeight: Affine
    /// The height at which the last row would be as long as the others.
    var fullHeight: Affine
    /// From a picture to the next in its row.
    var columnGap: Affine
    /// From a row to the next.
    var rowGap: Affine
    /// What is left free around the rows.
    var insets: (top: Affine, left: Affine, bottom: Affine, right: Affine)
  }

  /// The items' ratios.
  let ratios: AspectRatios
  /// The rows, piece by piece.
  let rows: [Rows]

  /// Recognises rows by their frames alone.
  init?(_ pieces: [Piece]) {
    guard let ratios = AspectRatios(pieces) else { return nil }
    var rows: [Rows] = []
    for piece in pieces {
      guard let found = Rows(piece, ratios: ratios.values) else { return nil }
      rows.append(found)
    }
    self.ratios = ratios
    self.rows = rows
  }
}

extension RowArrangement.Rows {
  /// Recognises rows: slots of one top and one height each, with one gap between; all rows but the
  /// last as long as each other.
  init?(_ piece: Piece, ratios: [Double]) {
    let slots = piece.geometry.slots
    guard !piece.structure.isRepeating, !piece.structure.isStrip, slots.count > 1 else {
      return nil
    }
    let rows = Self.rows(of: slots)
    let size = piece.region.middle
    guard let first = rows.first, let last = rows.last,
      let columnGap = Self.columnGap(slots, rows), let rowGap = Self.rowGap(slots, rows)
    else { return nil }
    let left = slots[first.lowerBound].x
    let right = slots[first.upperBound - 1].maxX
    let isShort =
      slots[last.upperBound - 1].maxX.value(at: size) < right.value(at: size) - LayoutUnit.px
    guard rows.allSatisfy({ slots[$0.lowerBound].x.isClose(to: left) }),
      rows.dropLast(isShort ? 1 : 0).allSatisfy({ slots[$0.upperBound - 1].maxX.isClose(to: right) }
      )
    else { return nil }
    let free = right - left - Double(last.count - 1) * columnGap
    ends = rows.map { $0.upperBound - 1 }
    endsShort = isShort
    lastHeight = slots[last.lowerBound].height
    fullHeight = 1 / ratios[last].reduce(0, +) * free
    self.columnGap = columnGap
    self.rowGap = rowGap
    insets = (
      slots[0].y, left, piece.geometry.extent - slots[last.lowerBound].maxY,
      Affine.containerWidth - right
    )
  }

  /// Runs of slots with the same top and height.
  private static func rows(of slots: [Box<Affine>]) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var start = 0
    for index in 1...slots.count {
      guard
        index == slots.count || !slots[index].y.isClose(to: slots[start].y)
          || !slots[index].height.isClose(to: slots[start].height)
      else { continue }
      rows.append(start..<index)
      start = index
    }
    return rows
  }

  /// The one gap between neighbours in all rows; none if there are several, nothing if there are no
  /// neighbours.
  private static func columnGap(_ slots: [Box<Affine>], _ rows: [Range<Int>]) -> Affine? {
    var gap: Affine?
    for row in rows {
      for index in row.dropFirst() {
        let found = slots[index].x - slots[index - 1].maxX
        guard found.isClose(to: gap ?? found) else { return nil }
        gap = found
      }
    }
    return gap ?? .zero
  }

  private static func rowGap(_ slots: [Box<Affine>], _ rows: [Range<Int>]) -> Affine? {
    var gap: Affine?
    for (above, below) in zip(rows, rows.dropFirst()) {
      let found = slots[below.lowerBound].y - slots[above.lowerBound].maxY
      guard found.isClose(to: gap ?? found) else { return nil }
      gap = found
    }
    return gap ?? .zero
  }
}
