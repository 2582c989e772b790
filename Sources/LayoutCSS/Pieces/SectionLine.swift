/// A section along a straight line through the plane of sizes, as two samples predict it.
struct SectionLine: Sendable {
  /// Where the first sample was taken.
  private let position: Double
  /// The first sample.
  private let sample: SectionSample
  /// What each length gains a px.
  private let slopes: [Double]

  /// Draws a line through two samples, or none where their structures differ.
  init?(_ first: SectionSample, at p: Double, _ second: SectionSample, at q: Double) {
    guard first.structure == second.structure else { return nil }
    position = p
    sample = first
    slopes = zip(first.values, second.values).map { ($1 - $0) / (q - p) }
  }

  /// Whether a sample is what the line predicts.
  func predicts(_ other: SectionSample, at x: Double) -> Bool {
    guard other.structure == sample.structure else { return false }
    let distance = x - position
    for index in other.values.indices {
      let predicted = sample.values[index] + slopes[index] * distance
      guard abs(predicted - other.values[index]) <= SectionSample.tolerance else { return false }
    }
    return true
  }
}
