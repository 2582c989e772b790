import CollectionLayout

/// Finds the pieces of every section of a layout.
struct PieceFinder<LayoutFailure: Error> {
  /// What goes wrong.
  typealias Failure = StylesheetError<LayoutFailure>

  /// The layout.
  let sampler: Sampler<LayoutFailure>

  /// Finds the pieces of each section, in order.
  func findings() throws(Failure) -> [SectionFinding] {
    var findings = sampler.itemCounts.map { _ in SectionFinding() }
    for band in try HeightBands(sampler: sampler).find() {
      for (section, finding) in try self.findings(in: band).enumerated() {
        findings[section].add(finding)
      }
    }
    return findings
  }

  /// The pieces in a band of heights; where they do not hold at its ends, those of its halves.
  private func findings(
    in band: Interval, halvings: Int = 0
  ) throws(Failure) -> [SectionFinding] {
    var findings = try findingsInTheMiddle(of: band)
    let deviation = try deviationAtEnds(of: band, findings)
    guard deviation.largest > 0 else { return findings }
    guard halvings < 4 else {
      for section in findings.indices where findings[section].deviation == nil {
        findings[section].deviation = deviation
      }
      return findings
    }
    for half in band.halves {
      let found = try self.findings(in: half, halvings: halvings + 1)
      if half == band.halves[0] {
        findings = found
      } else {
        for section in findings.indices { findings[section].add(found[section]) }
      }
    }
    return findings
  }

  private func findingsInTheMiddle(of band: Interval) throws(Failure) -> [SectionFinding] {
    let height = band.middleHeight
    let narrowest = try sampler.samples(width: Survey.widthRange.lowerBound, height: height)
    let grid = Survey.grid(slotCount: narrowest.reduce(0) { $0 + $1.structure.slotCount })
    var sweep: [[SectionSample]] = []
    sweep.reserveCapacity(grid.count)
    for width in grid { sweep.append(try sampler.samples(width: width, height: height)) }
    var findings: [SectionFinding] = []
    for section in narrowest.indices {
      findings.append(
        try finding(section, in: band, at: grid, sweep.map { $0[section] }))
    }
    return findings
  }

  /// A section's pieces between its change points, or between brackets where there are too many.
  private func finding(
    _ section: Int, in band: Interval, at grid: [Double], _ samples: [SectionSample]
  ) throws(Failure) -> SectionFinding {
    let fitter = PieceFitter(sampler: sampler, section: section)
    let limit = Survey.changeLimit(for: samples[0].structure)
    let changes = try ChangePoints(grid: grid, limit: limit) { (width) throws(Failure) in
      try sampler.sample(of: section, width: width, height: band.middleHeight)
    }.find(samples)
    var finding = SectionFinding()
    for width in Interval.cuts(at: changes ?? Survey.bracketEnds) {
      let region = Region(width: width, height: band)
      finding.pieces.append(
        try changes == nil ? fitter.frozenPiece(region) : fitter.piece(region))
    }
    if changes == nil {
      let deviations = zip(samples, grid).map {
        finding.deviation(from: $0, width: $1, height: band.middleHeight)
      }
      finding.deviation = LayoutNote.Deviation(
        mean: deviations.reduce(0) { $0 + $1.mean } / Double(deviations.count),
        largest: deviations.reduce(0) { max($0, $1.largest) })
    }
    return finding
  }

  /// How far pieces that were found in the middle of a band are off at its ends.
  private func deviationAtEnds(
    of band: Interval, _ findings: [SectionFinding]
  ) throws(Failure) -> LayoutNote.Deviation {
    let ends = band.clamped(to: Survey.heightRange)
    var worst = LayoutNote.Deviation(mean: 0, largest: 0)
    for height in [ends.lowerBound + LayoutUnit.px, ends.upperBound - LayoutUnit.px] {
      for width in Survey.probes {
        let samples = try sampler.samples(width: width, height: height)
        for (finding, sample) in zip(findings, samples) where finding.deviation == nil {
          let found = finding.deviation(from: sample, width: width, height: height)
          if found.largest > worst.largest { worst = found }
        }
      }
    }
    return worst
  }
}
