/// A section's samples along a straight line through the plane of sizes, as two of them predict.
struct SectionLine: Sendable {
  /// Where the first sample was taken.
  private let position: Double
  /// The first sample.
  private let sample: SectionSample
  /// What each length gains a px.
  private let slopes: [Double]
  /// The first sample's lengths.
  private let values: [Double]

  /// Draws a line through two samples, or none where their structures differ.
  init?(_ first: SectionSample, at p: Double, _ second: SectionSample, at q: Double) {
    guard first.structure == second.structure else { return nil }
    position = p
    sample = first
    values = first.geometry.values
    slopes = zip(values, second.geometry.values).map { ($1 - $0) / (q - p) }
  }

  /// The difference, in px, up to which a length counts as predicted: far less than a browser's
  /// layout unit of 1/64 px, far more than the error of sums.
  static let tolerance = 1e-5

  /// Whether a sample is what the line predicts.
  func predicts(_ other: SectionSample, at x: Double) -> Bool {
    guard other.structure == sample.structure else { return false }
    let distance = x - position
    var index = 0
    for value in other.geometry.values {
      let difference = values[index] + slopes[index] * distance - value
      guard abs(difference) <= Self.tolerance else { return false }
      index += 1
    }
    return true
  }
}
