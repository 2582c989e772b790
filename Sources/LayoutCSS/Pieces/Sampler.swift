import CollectionLayout

/// Asks a layout for frames and reads the sections' lengths off them.
final class Sampler<LayoutFailure: Error> {
  /// What goes wrong.
  typealias Failure = StylesheetError<LayoutFailure>

  /// The numbers of items in the sections.
  let itemCounts: [Int]
  /// The layout.
  private let frames: (CGSize) throws(LayoutFailure) -> LayoutSolution
  /// The last answers: sections that change together are asked for the same sizes.
  private var recent: [(size: CGSize, samples: [SectionSample])] = []
  /// The place of the next answer among the last.
  private var next = 0

  /// Creates a sampler and asks the layout for its numbers of items.
  init(frames: @escaping (CGSize) throws(LayoutFailure) -> LayoutSolution) throws(Failure) {
    self.frames = frames
    let size = CGSize(width: Survey.widths[0], height: Survey.heights[0])
    itemCounts = try Self.solution(at: size, frames).sections.map(\.itemCount)
  }

  /// One section's lengths at a size.
  func sample(of section: Int, width: Double, height: Double) throws(Failure) -> SectionSample {
    try samples(width: width, height: height)[section]
  }

  /// The sections' lengths at a size.
  func samples(width: Double, height: Double) throws(Failure) -> [SectionSample] {
    let size = CGSize(width: width, height: height)
    if let known = recent.last(where: { $0.size == size }) { return known.samples }
    let samples = try self.samples(of: Self.solution(at: size, frames), at: size)
    remember(samples, at: size)
    return samples
  }

  private func samples(
    of solution: LayoutSolution, at size: CGSize
  ) throws(Failure) -> [SectionSample] {
    guard solution.sections.count == itemCounts.count else { throw .countsDiffer(size: size) }
    var samples: [SectionSample] = []
    samples.reserveCapacity(itemCounts.count)
    var end = 0.0
    for section in solution.sections {
      guard section.itemCount == itemCounts[samples.count] else { throw .countsDiffer(size: size) }
      let sample = SectionSample(section, after: end, in: size.width)
      guard sample.values.allSatisfy(\.isFinite) else {
        throw .notFinite(section: samples.count, size: size)
      }
      samples.append(sample)
      end = section.frame.maxY
    }
    return samples
  }

  private func remember(_ samples: [SectionSample], at size: CGSize) {
    let capacity = 64
    if recent.count < capacity {
      recent.append((size, samples))
    } else {
      recent[next] = (size, samples)
    }
    next = (next + 1) % capacity
  }

  private static func solution(
    at size: CGSize, _ frames: (CGSize) throws(LayoutFailure) -> LayoutSolution
  ) throws(Failure) -> LayoutSolution {
    do {
      return try frames(size)
    } catch {
      throw .layout(error, size: size)
    }
  }
}
