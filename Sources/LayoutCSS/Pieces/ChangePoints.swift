/// Finds the positions at which a section stops being as it was, by marching along a line.
struct ChangePoints<Failure: Error> {
  /// The positions to be verified, ascending.
  let grid: [Double]
  /// The number of change points that is too many.
  let limit: Int
  /// Takes a sample at any position.
  let sample: (Double) throws(Failure) -> SectionSample

  /// Returns the change points, each half way between two layout units, or nothing where there
  /// are too many.
  ///
  /// - Parameter samples: The samples at the grid's positions.
  func find(_ samples: [SectionSample]) throws(Failure) -> [Double]? {
    guard samples[0].structure.isRepeating || bends(in: samples) <= 2 * limit else { return nil }
    var changes: [Double] = []
    var start = grid[0]
    var next = 1
    while next < grid.count {
      let line = try line(from: start)
      var last = start
      while next < grid.count, line?.predicts(samples[next], at: grid[next]) == true {
        last = grid[next]
        next += 1
      }
      guard next < grid.count else { break }
      guard changes.count < limit else { return nil }
      start = try firstChange(of: line, after: last, notAfter: grid[next])
      changes.append(start - LayoutUnit.px / 2)
      if start >= grid[next] { next += 1 }
    }
    return changes
  }

  /// The number of samples that are off the line through the two before: one change bends at most
  /// twice.
  private func bends(in samples: [SectionSample]) -> Int {
    samples.indices.dropFirst(2).reduce(0) { bends, index in
      let line = SectionLine(
        samples[index - 2], at: grid[index - 2], samples[index - 1], at: grid[index - 1])
      return line?.predicts(samples[index], at: grid[index]) == true ? bends : bends + 1
    }
  }

  private func line(from start: Double) throws(Failure) -> SectionLine? {
    let end = start + 4 * LayoutUnit.px
    return SectionLine(try sample(start), at: start, try sample(end), at: end)
  }

  /// Halves the distance between a position on the line and one off it down to a layout unit.
  private func firstChange(
    of line: SectionLine?, after good: Double, notAfter bad: Double
  ) throws(Failure) -> Double {
    var low = (good / LayoutUnit.px).rounded(.down)
    var high = (bad / LayoutUnit.px).rounded(.up)
    while high - low > 1 {
      let middle = ((low + high) / 2).rounded(.down)
      let position = middle * LayoutUnit.px
      if line?.predicts(try sample(position), at: position) == true {
        low = middle
      } else {
        high = middle
      }
    }
    return high * LayoutUnit.px
  }
}

/// The grid on which browsers lay out.
enum LayoutUnit {
  /// Chromium and WebKit lay out in 1/64 px.
  static let px = 1.0 / 64
}
