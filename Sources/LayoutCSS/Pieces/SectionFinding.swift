import CollectionLayout

/// The pieces of a section.
struct SectionFinding: Sendable {
  /// The pieces, which cover every size once.
  var pieces: [Piece] = []
  /// How far the pieces are off; nothing where they are exact.
  var deviation: LayoutNote.Deviation?
}

extension SectionFinding {
  /// What to say about the pieces.
  var note: LayoutNote.Kind? {
    deviation.map { .frozenStructure(brackets: pieces.count, $0) }
  }

  /// Takes in what was found in the next higher band of heights. Where nothing has changed, the
  /// bands become one.
  mutating func add(_ other: SectionFinding) {
    deviation = [deviation, other.deviation].compactMap { $0 }.max { $0.largest < $1.largest }
    let below = pieces.suffix(other.pieces.count)
    if below.count == other.pieces.count, zip(below, other.pieces).allSatisfy(continues) {
      for index in below.indices {
        pieces[index].region.height.upper = other.pieces[0].region.height.upper
      }
    } else {
      pieces += other.pieces
    }
  }

  /// How far the heights of items in a sample are from those in the piece, as fractions; nothing
  /// where all are within a layout unit.
  func deviation(
    from sample: SectionSample, width: Double, height: Double
  ) -> LayoutNote.Deviation {
    var deviation = LayoutNote.Deviation(mean: 0, largest: 0)
    let piece = pieces.first { $0.region.contains(width: width, height: height) }
    guard let piece, !piece.geometry.slots.isEmpty else { return deviation }
    guard piece.structure == sample.structure else { return .init(mean: 1, largest: 1) }
    let size = CGSize(width: width, height: height)
    for (ours, theirs) in zip(piece.geometry.slots, SectionGeometry(values: sample.values).slots) {
      let difference = abs(ours.height.value(at: size) - theirs.height)
      guard difference > LayoutUnit.px else { continue }
      let share = difference / max(theirs.height, 1)
      deviation.mean += share / Double(piece.geometry.slots.count)
      deviation.largest = max(deviation.largest, share)
    }
    return deviation
  }

  /// Whether a piece is the same as one in the band below.
  private func continues(_ below: Piece, _ above: Piece) -> Bool {
    below.region.height.upper == above.region.height.lower
      && below.region.width == above.region.width && below.structure == above.structure
      && zip(below.geometry.values, above.geometry.values).allSatisfy { $0.isClose(to: $1) }
  }
}
