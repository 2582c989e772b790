import CollectionLayout

/// The ratios of width to height that slots keep at every size.
struct AspectRatios: Equatable, Sendable {
  /// A ratio a slot.
  let values: [Double]

  /// Reads the ratios off pieces, or nothing where a slot's is not the same in all of them.
  init?(_ pieces: [Piece]) {
    guard let first = pieces.first?.ratios, first.allSatisfy({ $0.isFinite && $0 > 0 }) else {
      return nil
    }
    for piece in pieces.dropFirst() {
      let ratios = piece.ratios
      guard ratios.count == first.count,
        zip(ratios, first).allSatisfy({ abs($0 - $1) <= 1e-6 * $1 })
      else { return nil }
    }
    values = first
  }
}

extension Piece {
  /// The ratios of the slots in the middle of the piece.
  fileprivate var ratios: [Double] {
    let size = region.middle
    return geometry.slots.map { $0.width.value(at: size) / $0.height.value(at: size) }
  }
}
