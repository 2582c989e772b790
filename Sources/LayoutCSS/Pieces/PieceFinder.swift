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
    for band in try bands() {
      let height = middle(of: band)
      let grid = Survey.grid(slotCount: try slotCount(height: height))
      let sweep = try sweep(widths: grid, height: height)
      for section in findings.indices {
        let changes = try changes(of: section, along: grid, sweep, height: height)
        var finding = SectionFinding()
        for width in Interval.cuts(at: changes ?? Survey.bracketEnds) {
          finding.pieces.append(try piece(section, Region(width: width, height: band)))
        }
        if changes == nil {
          finding.note = deviation(of: finding.pieces, from: sweep.map { $0[section] }, at: grid)
        }
        findings[section].add(finding)
      }
    }
    return findings
  }

  /// Cuts the heights where any section changes at one of a few widths.
  private func bands() throws(Failure) -> [Interval] {
    var thresholds: [Double] = []
    for width in Survey.probes {
      var sweep: [[SectionSample]] = []
      for height in Survey.heights {
        sweep.append(try sampler.samples(width: width, height: height))
      }
      for section in sampler.itemCounts.indices {
        let changes = ChangePoints(
          grid: Survey.heights, limit: Survey.changeLimit(for: sweep[0][section].structure)
        ) { (height) throws(Failure) in
          try sampler.samples(width: width, height: height)[section]
        }
        thresholds += try changes.find(sweep.map { $0[section] }) ?? []
      }
    }
    return Interval.cuts(at: thresholds.sorted().withoutRepeats)
  }

  /// How many slots the sections have at the narrowest width.
  private func slotCount(height: Double) throws(Failure) -> Int {
    try sampler.samples(width: Survey.widthRange.lowerBound, height: height)
      .reduce(0) { $0 + $1.structure.slotCount }
  }

  private func sweep(
    widths: [Double], height: Double
  ) throws(Failure) -> [[SectionSample]] {
    var sweep: [[SectionSample]] = []
    sweep.reserveCapacity(widths.count)
    for width in widths { sweep.append(try sampler.samples(width: width, height: height)) }
    return sweep
  }

  private func changes(
    of section: Int, along grid: [Double], _ sweep: [[SectionSample]], height: Double
  ) throws(Failure) -> [Double]? {
    let limit = Survey.changeLimit(for: sweep[0][section].structure)
    return try ChangePoints(grid: grid, limit: limit) { (width) throws(Failure) in
      try sampler.samples(width: width, height: height)[section]
    }.find(sweep.map { $0[section] })
  }

  /// How far frozen pieces are off at the widths that were looked at.
  private func deviation(
    of pieces: [Piece], from samples: [SectionSample], at widths: [Double]
  ) -> LayoutNote.Kind {
    var worst = 0.0
    for (sample, width) in zip(samples, widths) {
      let size = CGSize(width: width, height: middle(of: pieces[0].region.height))
      guard let piece = pieces.first(where: { $0.region.width.contains(width) }) else { continue }
      let slots = SectionGeometry(values: sample.values).slots
      for (frozen, slot) in zip(piece.geometry.slots, slots) where slot.height > 0 {
        worst = max(worst, abs(frozen.height.value(at: size) - slot.height) / slot.height)
      }
    }
    return .frozenStructure(brackets: pieces.count, deviation: worst)
  }

  /// The piece a section has in the middle of a region.
  private func piece(_ section: Int, _ region: Region) throws(Failure) -> Piece {
    let range = region.width.clamped(to: Survey.widthRange)
    let width = (range.lowerBound * range.upperBound).squareRoot()
    let height = middle(of: region.height)
    let step = 2 * LayoutUnit.px
    let here = try sampler.samples(width: width, height: height)[section]
    let wider = try sampler.samples(width: width + step, height: height)[section]
    let higher = try sampler.samples(width: width, height: height + step)[section]
    let lengths = here.values.indices.map { index in
      let perWidth =
        wider.structure == here.structure ? (wider.values[index] - here.values[index]) / step : 0
      let perHeight = (higher.values[index] - here.values[index]) / step
      return Affine(
        perWidth: perWidth, perHeight: perHeight,
        constant: here.values[index] - perWidth * width - perHeight * height)
    }
    return Piece(
      region: region, structure: here.structure, geometry: SectionGeometry(values: lengths))
  }

  private func middle(of band: Interval) -> Double {
    let range = band.clamped(to: Survey.heightRange)
    return (range.lowerBound + range.upperBound) / 2
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
