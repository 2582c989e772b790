import CollectionLayout

/// Asks a layout for frames and reads the sections' lengths off them.
struct Sampler<LayoutFailure: Error> {
  /// The layout.
  let frames: (CGSize) throws(LayoutFailure) -> LayoutSolution
  /// The numbers of items in the sections.
  let itemCounts: [Int]

  /// Creates a sampler and asks the layout for its numbers of items.
  init(
    frames: @escaping (CGSize) throws(LayoutFailure) -> LayoutSolution
  ) throws(StylesheetError<LayoutFailure>) {
    self.frames = frames
    let size = CGSize(width: Survey.widths[0], height: Survey.heights[0])
    itemCounts = try Self.solution(at: size, frames).sections.map(\.itemCount)
  }

  /// The sections' lengths at a size.
  func samples(
    width: Double, height: Double
  ) throws(StylesheetError<LayoutFailure>) -> [SectionSample] {
    let size = CGSize(width: width, height: height)
    let solution = try Self.solution(at: size, frames)
    guard solution.sections.map(\.itemCount) == itemCounts else { throw .countsDiffer(size: size) }
    var samples: [SectionSample] = []
    samples.reserveCapacity(itemCounts.count)
    var end = 0.0
    for section in solution.sections {
      let sample = SectionSample(section, after: end, in: width)
      guard sample.values.allSatisfy(\.isFinite) else {
        throw .notFinite(section: samples.count, size: size)
      }
      samples.append(sample)
      end = section.frame.maxY
    }
    return samples
  }

  private static func solution(
    at size: CGSize, _ frames: (CGSize) throws(LayoutFailure) -> LayoutSolution
  ) throws(StylesheetError<LayoutFailure>) -> LayoutSolution {
    do {
      return try frames(size)
    } catch {
      throw .layout(error, size: size)
    }
  }
}
