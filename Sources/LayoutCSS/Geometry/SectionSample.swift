import CollectionLayout

/// A section as it was solved at one size.
struct SectionSample: Sendable {
  /// What cannot change inside a piece.
  struct Structure: Equatable, Sendable {
    /// Whether one group repeats, or every item has a place of its own.
    var isRepeating: Bool
    /// The number of leaves in a group, or of items where every item has a place of its own.
    var slotCount: Int
    /// How the section scrolls sideways, if it does.
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  }

  /// What cannot change inside a piece.
  var structure: Structure
  /// The lengths, in the order of `SectionGeometry.values`.
  var values: [Double]
}

extension SectionSample.Structure {
  /// Whether the section is a strip that scrolls sideways.
  var isStrip: Bool { behavior != .none }
}

extension SectionSample {
  /// The difference, in px, up to which lengths count as the same: far less than a browser's layout
  /// unit of 1/64 px, far more than the error of sums.
  static let tolerance = 1e-5

  /// Whether two samples are the same but for errors of arithmetic.
  func isClose(to other: SectionSample) -> Bool {
    structure == other.structure
      && zip(values, other.values).allSatisfy { abs($0 - $1) <= Self.tolerance }
  }
}
