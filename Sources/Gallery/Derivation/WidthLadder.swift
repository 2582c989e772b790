/// The widths, in pixels, that pictures are published in: few, because each costs time and space,
/// and such that no screen has to fetch much more than it shows.
package struct WidthLadder: Hashable, Sendable {
  /// The widths in pixels, ascending.
  package let widths: [Int]

  /// A ladder of fixed widths.
  package init(widths: [Int]) { self.widths = Set(widths).sorted() }

  /// The widths a ladder may be made of: a quarter of an octave apart, whole macroblocks of JPEG
  /// wide where that is near. Being coarse, they do not change when one photo comes or goes.
  static let candidates = [
    160, 192, 224, 272, 320, 384, 448, 544, 640, 768, 896, 1088, 1280, 1536, 1792, 2080, 2400,
  ]
  /// How many widths are worth making at most.
  static let longest = 5
  /// A further width must save at least this part of the pixels that are fetched.
  static let leastSaving = 0.06

  /// The ladder that fits what screens ask for best.
  ///
  /// For each number of steps the best steps are found exactly; the number grows while a further
  /// step pays.
  ///
  /// - Complexity: O(candidates²).
  package init(for demand: WidthDemand) {
    let weights = Self.weights(of: demand)
    guard let top = weights.lastIndex(where: { $0 > 0 }) else {
      self.init(widths: [])
      return
    }
    let plans = Self.bestPlans(weights: Array(weights[...top]))
    var best = plans[0]
    for plan in plans.dropFirst() {
      guard plan.pixels < best.pixels * (1 - Self.leastSaving) else { break }
      best = plan
    }
    self.init(widths: best.steps.map { Self.candidates[$0] })
  }
}

extension WidthLadder {
  /// The widths to make of one picture.
  ///
  /// - Parameters:
  ///   - sourceWidth: the picture's own width in pixels; `nil` for a drawing, which has none.
  ///   - largest: the most pixels in width that any screen asks of it.
  /// - Returns: no width beyond the first that is enough, and none wider than the source, whose own
  ///   width takes the place of those just below or above it.
  package func widths(sourceWidth: Int?, largest: Int) -> [Int] {
    let enough = widths.firstIndex { $0 >= largest }.map { Array(widths[...$0]) } ?? widths
    guard let sourceWidth else { return enough }
    let below = enough.filter { Double($0) < 0.9 * Double(sourceWidth) }
    return below.count == enough.count ? below : below + [sourceWidth]
  }
}

extension WidthLadder {
  /// A choice of candidates, and the pixels fetched with it.
  private struct Plan {
    var steps: [Int]
    var pixels: Double
  }

  /// What each candidate would be asked for if all were made; more than the last is asked of the
  /// last.
  private static func weights(of demand: WidthDemand) -> [Double] {
    var weights = [Double](repeating: 0, count: candidates.count)
    for (pixels, weight) in demand.weights {
      let step = candidates.firstIndex { $0 >= pixels } ?? candidates.count - 1
      weights[step] += weight
    }
    return weights
  }

  /// The best plans with 1, 2, 3 … steps, each ending with the last candidate of `weights`.
  private static func bestPlans(weights: [Double]) -> [Plan] {
    let top = weights.count - 1
    /// The pixels fetched for all that is asked of candidates `first...last`, if only `last` is made.
    func pixels(_ first: Int, _ last: Int) -> Double {
      weights[first...last].reduce(0, +) * Double(candidates[last] * candidates[last])
    }
    var plans = (0...top).map { Plan(steps: [$0], pixels: pixels(0, $0)) }
    var best = [plans[top]]
    while best.count < min(longest, top + 1) {
      let shorter = plans
      for last in (0...top).reversed() {
        plans[last] =
          (0..<last).map { step in
            Plan(
              steps: shorter[step].steps + [last],
              pixels: shorter[step].pixels + pixels(step + 1, last))
          }.min { $0.pixels < $1.pixels } ?? shorter[last]
      }
      best.append(plans[top])
    }
    return best
  }
}
