/// How the browser is told where a section's items are.
enum SectionArrangement: Sendable {
  /// By the stylesheet: a place a slot.
  case placed(ChunkPlan)
  /// By the browser itself, in justified rows that end where the markup says.
  case rows(RowArrangement)
  /// By the browser itself, in columns that the markup names.
  case columns(ColumnArrangement)

  /// The number of places up to which a stylesheet names each, rather than leave the arithmetic to
  /// the browser.
  private static let placeLimit = 160

  /// Chooses for a section's pieces.
  init(_ pieces: [Piece]) {
    let places = pieces.reduce(0) { $0 + $1.structure.slotCount }
    if pieces.allSatisfy({ !$0.structure.isRepeating }), places > Self.placeLimit {
      if let rows = RowArrangement(pieces) {
        self = .rows(rows)
        return
      }
      if let columns = ColumnArrangement(pieces) {
        self = .columns(columns)
        return
      }
    }
    self = .placed(ChunkPlan(pieces))
  }
}

extension SectionArrangement {
  /// Whether the stylesheet places the items.
  var isPlaced: Bool { if case .placed = self { true } else { false } }

  /// The items' ratios, where the browser has to know them.
  var ratios: [Double] {
    switch self {
    case .placed: []
    case .rows(let rows): rows.ratios.values
    case .columns(let columns): columns.ratios.values
    }
  }
}
