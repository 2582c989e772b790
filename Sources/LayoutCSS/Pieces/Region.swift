import CollectionLayout

/// A range of container widths and viewport heights, in CSS px.
struct Region: Equatable, Sendable {
  /// The widths.
  var width: Interval
  /// The heights.
  var height: Interval

  /// Whether a size lies inside.
  func contains(width w: Double, height h: Double) -> Bool {
    width.contains(w) && height.contains(h)
  }

  /// A size inside.
  var middle: CGSize {
    let widths = width.clamped(to: Survey.widthRange)
    return CGSize(
      width: (widths.lowerBound * widths.upperBound).squareRoot(), height: height.middleHeight)
  }
}

/// A range without its ends, either of which may be missing.
struct Interval: Equatable, Sendable {
  /// What its numbers are greater than.
  var lower: Double?
  /// What its numbers are less than.
  var upper: Double?

  /// Every number.
  static let unbounded = Interval(lower: nil, upper: nil)

  /// Whether a number lies inside.
  func contains(_ x: Double) -> Bool {
    (lower.map { x > $0 } ?? true) && (upper.map { x < $0 } ?? true)
  }

  /// The ends, where one is missing that of another range.
  func clamped(to range: ClosedRange<Double>) -> ClosedRange<Double> {
    let low = lower ?? range.lowerBound
    return low...max(low, upper ?? range.upperBound)
  }

  /// The middle of what is looked at of a range of heights.
  var middleHeight: Double {
    let range = clamped(to: Survey.heightRange)
    return (range.lowerBound + range.upperBound) / 2
  }

  /// Both halves of what is looked at of a range of heights.
  var halves: [Interval] {
    let middle = (middleHeight / LayoutUnit.px).rounded(.down) * LayoutUnit.px + LayoutUnit.px / 2
    return [Interval(lower: lower, upper: middle), Interval(lower: middle, upper: upper)]
  }

  /// Cuts all numbers at thresholds, which ascend.
  static func cuts(at thresholds: [Double]) -> [Interval] {
    let ends: [Double?] = [nil] + thresholds + [nil]
    return zip(ends, ends.dropFirst()).map { Interval(lower: $0, upper: $1) }
  }
}
