import CollectionLayout

/// Finds the pieces of every section of a layout.
struct PieceFinder<LayoutFailure: Error> {
  /// A section's pieces, and whether they are only an approximation.
  struct Finding {
    /// The pieces, which cover every size once.
    var pieces: [Piece]
    /// How far off they are, where the structure had to be frozen.
    var note: LayoutNote.Kind?
  }

  /// The layout.
  let sampler: Sampler<LayoutFailure>

  /// Finds the pieces of each section, in order.
  func findings() throws(StylesheetError<LayoutFailure>) -> [Finding] {
    let bands = try self.bands()
    var findings: [Finding] = []
    for band in bands {
      let found = try self.findings(in: band)
      if findings.isEmpty { findings = found; continue }
      guard found.count == findings.count else {
        throw .countsDiffer(
          size: CGSize(width: Double(Survey.widths.lowerBound), height: height(in: band)))
      }
      for index in found.indices { findings[index].add(found[index]) }
    }
    return findings
  }

  /// Cuts the heights where any section changes at one of a few widths.
  private func bands() throws(StylesheetError<LayoutFailure>) -> [Interval] {
    var thresholds: [Double] = []
    let grid = stride(
      from: Survey.heights.lowerBound, through: Survey.heights.upperBound, by: Survey.heightStep
    ).map(Double.init)
    for width in Survey.widthsToProbe {
      var sweep: [[SectionSample]] = []
      for height in grid { sweep.append(try sampler.samples(width: width, height: height)) }
      for section in sweep[0].indices {
        let changes = try ChangePoints(grid: grid, limit: Survey.changeLimit).find(
          sweep.map { $0[section] }
        ) { (height) throws(StylesheetError<LayoutFailure>) in
          try sampler.sample(of: section, width: width, height: height)
        }
        thresholds += changes ?? []
      }
    }
    return Interval.cuts(at: thresholds.sorted().uniqued())
  }

  /// A height in the middle of what is looked at of a band.
  private func height(in band: Interval) -> Double {
    let lower = band.lower ?? Double(Survey.heights.lowerBound)
    let upper = band.upper ?? Double(Survey.heights.upperBound)
    return (lower + upper) / 2
  }

  private func findings(
    in band: Interval
  ) throws(StylesheetError<LayoutFailure>) -> [Finding] {
    let height = self.height(in: band)
    let first = try sampler.samples(width: Double(Survey.widths.lowerBound), height: height)
    let frameCount = first.reduce(0) { $0 + $1.structure.slotCount }
    let grid = Survey.grid(frameCount: frameCount)
    var sweep: [[SectionSample]] = []
    for width in grid { sweep.append(try sampler.samples(width: width, height: height)) }
    var findings: [Finding] = []
    for section in first.indices {
      let changes = try ChangePoints(grid: grid, limit: Survey.changeLimit).find(
        sweep.map { $0[section] }
      ) { (width) throws(StylesheetError<LayoutFailure>) in
        try sampler.sample(of: section, width: width, height: height)
      }
      let isExact = changes != nil
      var pieces: [Piece] = []
      for width in Interval.cuts(at: changes ?? Survey.bracketEnds) {
        pieces.append(try piece(section, Region(width: width, height: band)))
      }
      findings.append(
        Finding(
          pieces: pieces,
          note: isExact ? nil : .frozenStructure(brackets: pieces.count, deviation: 0)))
    }
    return findings
  }

  /// The piece a section has in the middle of a region.
  private func piece(
    _ section: Int, _ region: Region
  ) throws(StylesheetError<LayoutFailure>) -> Piece {
    let lower = region.width.lower ?? Double(Survey.widths.lowerBound)
    let upper = region.width.upper ?? Double(Survey.widths.upperBound)
    let width = (lower * upper).squareRoot()
    let height = self.height(in: region.height)
    let step = 1.0 / 16
    let sample = try sampler.sample(of: section, width: width, height: height)
    let wider = try sampler.sample(of: section, width: width + step, height: height)
    let higher = try sampler.sample(of: section, width: width, height: height + step)
    let (values, across, up) = (
      sample.geometry.values, wider.geometry.values, higher.geometry.values
    )
    let lengths = values.indices.map { index in
      let perWidth = (across[index] - values[index]) / step
      let perHeight = (up[index] - values[index]) / step
      return Affine(
        perWidth: perWidth, perHeight: perHeight,
        constant: values[index] - perWidth * width - perHeight * height)
    }
    return Piece(
      region: region, structure: sample.structure, geometry: SectionGeometry(values: lengths))
  }
}

extension PieceFinder.Finding {
  /// Takes in what was found in a higher band; where nothing differs, the bands become one.
  mutating func add(_ other: Self) {
    pieces += other.pieces
    note = note ?? other.note
  }
}

extension Array where Element == Double {
  /// The numbers without those that differ from the one before by less than a layout unit.
  func uniqued() -> [Double] {
    var result: [Double] = []
    for number in self where number - (result.last ?? -.infinity) >= ChangePoints.unit {
      result.append(number)
    }
    return result
  }
}
