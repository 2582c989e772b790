import CollectionLayout

/// Turns samples of a section into lengths that hold for a region.
struct PieceFitter<LayoutFailure: Error> {
  /// What goes wrong.
  typealias Failure = StylesheetError<LayoutFailure>

  /// The layout.
  let sampler: Sampler<LayoutFailure>
  /// The section's index.
  let section: Int

  /// The piece a section has in a region in which nothing changes.
  func piece(_ region: Region) throws(Failure) -> Piece {
    let widths = region.width.clamped(to: Survey.widthRange)
    // As far apart as may be: the error of a length's growth is that of the samples divided by it.
    return try piece(
      region, width: widths.lowerBound, step: widths.upperBound - widths.lowerBound)
  }

  /// The piece a section has about the middle of a region in which much may change.
  func frozenPiece(_ region: Region) throws(Failure) -> Piece {
    let step = 2 * LayoutUnit.px
    return try piece(region, width: steadyWidth(in: region, step: step), step: step)
  }

  private func piece(
    _ region: Region, width first: Double, step: Double
  ) throws(Failure) -> Piece {
    let heights = region.height.clamped(to: Survey.heightRange)
    let (width, wider) = (first + 0.25 * step, first + 0.75 * step)
    let (low, high) = (
      0.75 * heights.lowerBound + 0.25 * heights.upperBound,
      0.25 * heights.lowerBound + 0.75 * heights.upperBound
    )
    let middle = region.height.middleHeight
    let here = try sampler.sample(of: section, width: width, height: middle)
    let across = try sampler.sample(of: section, width: wider, height: middle)
    let lower = try sampler.sample(of: section, width: width, height: low)
    let higher = try sampler.sample(of: section, width: width, height: high)
    let lengths = here.values.indices.map { index in
      Affine(
        through: here.values[index], at: CGSize(width: width, height: middle),
        perWidth: here.growth(of: index, to: across, distance: wider - width),
        perHeight: lower.growth(of: index, to: higher, distance: high - low))
    }
    return Piece(
      region: region, structure: here.structure, geometry: SectionGeometry(values: lengths))
  }

  /// A width about the middle of a region from which on nothing changes for a step.
  private func steadyWidth(in region: Region, step: Double) throws(Failure) -> Double {
    let (middle, height) = (region.middle.width, region.height.middleHeight)
    for attempt in 0..<64 {
      let widths = [0, 0.25, 0.75, 1].map { middle + (3 * Double(attempt) + $0) * step }
      var samples: [SectionSample] = []
      for width in widths {
        samples.append(try sampler.sample(of: section, width: width, height: height))
      }
      let line = SectionLine(samples[1], at: widths[1], samples[2], at: widths[2])
      if line?.predicts(samples[0], at: widths[0]) == true,
        line?.predicts(samples[3], at: widths[3]) == true
      {
        return widths[0]
      }
    }
    return middle
  }
}

extension SectionSample {
  /// What a length gains a px on the way to another sample.
  fileprivate func growth(of index: Int, to other: SectionSample, distance: Double) -> Double {
    guard structure == other.structure, distance > 0 else { return 0 }
    return (other.values[index] - values[index]) / distance
  }
}

extension Affine {
  /// The length that has a value at a size and grows at a rate; rates that are errors of arithmetic
  /// are none.
  fileprivate init(
    through value: Double, at size: CGSize, perWidth: Double, perHeight: Double
  ) {
    self.perWidth = abs(perWidth) < 1e-8 ? 0 : perWidth
    self.perHeight = abs(perHeight) < 1e-8 ? 0 : perHeight
    constant = value - self.perWidth * size.width - self.perHeight * size.height
  }
}
