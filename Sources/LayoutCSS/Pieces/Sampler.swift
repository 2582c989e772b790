import CollectionLayout

/// Asks a layout for frames and reads the sections' lengths off them.
struct Sampler<LayoutFailure: Error> {
  /// The layout.
  let frames: (CGSize) throws(LayoutFailure) -> LayoutSolution

  /// The sections at a size.
  func solution(
    width: Double, height: Double
  ) throws(StylesheetError<LayoutFailure>) -> LayoutSolution {
    let size = CGSize(width: width, height: height)
    do {
      return try frames(size)
    } catch {
      throw .layout(error, size: size)
    }
  }

  /// The sections' lengths at a size.
  func samples(
    width: Double, height: Double
  ) throws(StylesheetError<LayoutFailure>) -> [SectionSample] {
    let solution = try solution(width: width, height: height)
    var samples: [SectionSample] = []
    var end = 0.0
    for section in solution.sections {
      let sample = SectionSample(section, after: end, in: width)
      guard sample.geometry.values.allSatisfy(\.isFinite) else {
        throw .notFinite(
          section: samples.count, size: CGSize(width: width, height: height))
      }
      samples.append(sample)
      end = section.frame.maxY
    }
    return samples
  }

  /// One section's lengths at a size.
  func sample(
    of section: Int, width: Double, height: Double
  ) throws(StylesheetError<LayoutFailure>) -> SectionSample {
    let samples = try samples(width: width, height: height)
    guard section < samples.count else {
      throw .countsDiffer(size: CGSize(width: width, height: height))
    }
    return samples[section]
  }
}
