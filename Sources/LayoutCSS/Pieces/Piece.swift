/// A range of sizes over which a section's lengths grow in proportion to width and height.
struct Piece: Equatable, Sendable {
  /// The sizes.
  var region: Region
  /// What does not change.
  var structure: SectionSample.Structure
  /// The lengths.
  var geometry: SectionGeometry<Affine>
}
