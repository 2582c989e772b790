/// The pieces of a section.
struct SectionFinding: Sendable {
  /// The pieces, which cover every size once.
  var pieces: [Piece] = []
  /// How far the pieces are off, where the structure had to be frozen.
  var note: LayoutNote.Kind?
}

extension SectionFinding {
  /// Takes in what was found in the next higher band of heights. Where nothing has changed, the
  /// bands become one.
  mutating func add(_ other: SectionFinding) {
    note = note.map { $0.worse(than: other.note) } ?? other.note
    let below = pieces.suffix(other.pieces.count)
    if below.count == other.pieces.count, zip(below, other.pieces).allSatisfy(continues) {
      for index in below.indices {
        pieces[index].region.height.upper = other.pieces[0].region.height.upper
      }
    } else {
      pieces += other.pieces
    }
  }

  /// Whether a piece is the same as one in the band below.
  private func continues(_ below: Piece, _ above: Piece) -> Bool {
    below.region.height.upper == above.region.height.lower
      && below.region.width == above.region.width && below.structure == above.structure
      && zip(below.geometry.values, above.geometry.values).allSatisfy { $0.isClose(to: $1) }
  }
}

extension LayoutNote.Kind {
  /// The note with the larger deviation.
  fileprivate func worse(than other: Self?) -> Self {
    guard case .frozenStructure(_, let own) = self,
      case .frozenStructure(_, let theirs)? = other, theirs > own
    else { return self }
    return other ?? self
  }
}
