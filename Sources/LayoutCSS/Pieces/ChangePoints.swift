/// Finds the positions at which a section stops being as it was, by marching along a line.
struct ChangePoints {
  /// The positions to be verified, ascending.
  let grid: [Double]
  /// The number of change points that is too many.
  let limit: Int

  /// A browser's layout unit: Chromium and WebKit lay out in 1/64 px.
  static let unit = 1.0 / 64

  /// Returns the change points, each half way between two layout units, or nothing where there
  /// are too many.
  ///
  /// - Parameters:
  ///   - samples: The samples at the grid's positions.
  ///   - solve: Takes a sample anywhere between.
  func find<Failure: Error>(
    _ samples: [SectionSample], solve: (Double) throws(Failure) -> SectionSample
  ) throws(Failure) -> [Double]? {
    var changes: [Double] = []
    var start = grid[0]
    var next = 1
    while next < grid.count {
      let line = try self.line(from: start, solve)
      var last = start
      while next < grid.count, line?.predicts(samples[next], at: grid[next]) == true {
        last = grid[next]
        next += 1
      }
      guard next < grid.count else { break }
      guard changes.count < limit else { return nil }
      let first = try firstChange(after: last, before: grid[next], line, solve)
      changes.append(first - Self.unit / 2)
      start = first
      if start >= grid[next] { next += 1 }
    }
    return changes
  }

  private func line<Failure: Error>(
    from start: Double, _ solve: (Double) throws(Failure) -> SectionSample
  ) throws(Failure) -> SectionLine? {
    let end = start + Self.unit * 4
    return SectionLine(try solve(start), at: start, try solve(end), at: end)
  }

  /// Halves the distance between a position on the line and one off it down to a layout unit.
  private func firstChange<Failure: Error>(
    after good: Double, before bad: Double, _ line: SectionLine?,
    _ solve: (Double) throws(Failure) -> SectionSample
  ) throws(Failure) -> Double {
    var low = (good / Self.unit).rounded(.down)
    var high = (bad / Self.unit).rounded(.up)
    while high - low > 1 {
      let middle = ((low + high) / 2).rounded(.down)
      let position = middle * Self.unit
      if line?.predicts(try solve(position), at: position) == true {
        low = middle
      } else {
        high = middle
      }
    }
    return high * Self.unit
  }
}
