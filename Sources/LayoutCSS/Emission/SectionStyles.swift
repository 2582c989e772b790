/// The sections of a layout, and the styles they share: sections of one layout share one.
struct SectionStyles {
  /// The sections, in order.
  private(set) var sections: [StyledSection] = []
  /// The number of styles.
  private(set) var count = 0

  /// Gives each section a style.
  init(_ findings: [SectionFinding], itemCounts: [Int]) {
    for (index, finding) in findings.enumerated() {
      let same = sections.first { $0.isStyled(like: finding.pieces) }
      sections.append(
        StyledSection(
          index: index, style: same?.style ?? count, pieces: finding.pieces,
          arrangement: same?.arrangement ?? SectionArrangement(finding.pieces),
          itemCount: itemCounts[index]))
      if same == nil { count += 1 }
    }
  }
}

/// A section and its style.
struct StyledSection {
  /// The section's index.
  let index: Int
  /// The style's number.
  let style: Int
  /// The section's pieces.
  let pieces: [Piece]
  /// How the browser is told where its items are.
  let arrangement: SectionArrangement
  /// The number of its items.
  let itemCount: Int

  /// Whether the section scrolls sideways, somewhere.
  var isScroller: Bool { pieces.contains(where: \.structure.isStrip) }

  /// How the section's items are cut into lists.
  var chunks: [Range<Int>] {
    if case .placed(let plan) = arrangement { return plan.chunks(itemCount: itemCount) }
    return itemCount == 0 ? [] : [0..<itemCount]
  }

  /// Whether other pieces are the section's, but for the spacing before it.
  func isStyled(like other: [Piece]) -> Bool {
    pieces.count == other.count
      && zip(pieces, other).allSatisfy { a, b in
        a.region == b.region && a.structure == b.structure
          && zip(a.geometry.values, b.geometry.values).dropFirst().allSatisfy {
            $0.isClose(to: $1)
          }
      }
  }
}
