/// How a section's items are cut into lists.
///
/// A browser skips lists that are off screen, which makes long sections fast; a list is a whole
/// number of groups in as many pieces as possible, so that every list looks alike. The plan
/// depends on the layout only, never on the number of items.
struct ChunkPlan: Equatable, Sendable {
  /// The number of items in a full list, or none where all stand in one.
  var length: Int?

  /// Lengths that a browser lays out in well under a frame.
  private static let lengths = 48...160

  /// Plans for a section's pieces.
  init(_ pieces: [Piece]) {
    guard pieces.allSatisfy(\.structure.isRepeating) else { return }
    var unit = 1
    for piece in pieces where !piece.isUniformRow {
      unit = Self.leastCommonMultiple(unit, max(piece.structure.slotCount, 1))
      guard unit <= 4096 else { return }
    }
    guard unit < Self.lengths.upperBound else {
      length = unit
      return
    }
    var best = (misfits: Int.max, length: unit)
    for candidate in Self.lengths where candidate % unit == 0 {
      let misfits = pieces.reduce(0) {
        $0 + (candidate % max($1.structure.slotCount, 1) == 0 ? 0 : $1.structure.slotCount)
      }
      if misfits < best.misfits { best = (misfits, candidate) }
    }
    length = best.length
  }

  /// The items of each list.
  func chunks(itemCount: Int) -> [Range<Int>] {
    guard let length else { return itemCount == 0 ? [] : [0..<itemCount] }
    return stride(from: 0, to: itemCount, by: length).map { $0..<min($0 + length, itemCount) }
  }

  /// The plan where no section has more than so many items. One item is a list, and repeats nothing;
  /// for more, the plan and the rules stay the same however many they are.
  func limited(to itemCount: Int) -> ChunkPlan {
    var plan = self
    if itemCount == 1 { plan.length = nil }
    return plan
  }

  private static func leastCommonMultiple(_ a: Int, _ b: Int) -> Int {
    var (x, y) = (a, b)
    while y != 0 { (x, y) = (y, x % y) }
    return a / x * b
  }
}
