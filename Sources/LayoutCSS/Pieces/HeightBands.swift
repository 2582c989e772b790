/// Finds the viewport heights at which a layout changes.
struct HeightBands<LayoutFailure: Error> {
  /// What goes wrong.
  typealias Failure = StylesheetError<LayoutFailure>

  /// The layout.
  let sampler: Sampler<LayoutFailure>

  /// Cuts the heights where any section changes at one of a few widths.
  func find() throws(Failure) -> [Interval] {
    var thresholds: [Double] = []
    for width in Survey.probes where try dependsOnHeight(width: width) {
      thresholds += try changes(width: width)
    }
    return Interval.cuts(at: thresholds.sorted().withoutRepeats)
  }

  /// Whether any section is not the same at all heights.
  private func dependsOnHeight(width: Double) throws(Failure) -> Bool {
    let first = try sampler.samples(width: width, height: Survey.heightProbes[0])
    for height in Survey.heightProbes.dropFirst() {
      let other = try sampler.samples(width: width, height: height)
      if !zip(first, other).allSatisfy({ $0.isClose(to: $1) }) { return true }
    }
    return false
  }

  /// The heights at which any section changes at a width.
  private func changes(width: Double) throws(Failure) -> [Double] {
    var sweep: [[SectionSample]] = []
    for height in Survey.heights {
      sweep.append(try sampler.samples(width: width, height: height))
    }
    var changes: [Double] = []
    for section in sampler.itemCounts.indices {
      let limit = Survey.changeLimit(for: sweep[0][section].structure)
      let points = ChangePoints(grid: Survey.heights, limit: limit) { (height) throws(Failure) in
        try sampler.sample(of: section, width: width, height: height)
      }
      changes += try points.find(sweep.map { $0[section] }) ?? []
    }
    return changes
  }
}

extension Array where Element == Double {
  /// The numbers without those that are less than a layout unit above the one before.
  fileprivate var withoutRepeats: [Double] {
    var result: [Double] = []
    for number in self where number - (result.last ?? -.infinity) >= LayoutUnit.px {
      result.append(number)
    }
    return result
  }
}
