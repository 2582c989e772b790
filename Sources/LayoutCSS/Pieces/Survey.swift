/// The sizes at which layouts are looked at.
///
/// Outside of them the nearest piece goes on.
enum Survey {
  /// The narrowest and the widest container for which pieces are found.
  static let widths = 200...3840
  /// The lowest and the highest viewport for which pieces are found.
  static let heights = 240...2400
  /// Container widths at which pieces are looked for along the heights: a phone, tablets on either
  /// side of the size classes' thresholds, desktops.
  static let widthsToProbe: [Double] = [320, 402, 600, 700, 1024, 1440, 2560]
  /// How far apart heights are looked at, in px.
  static let heightStep = 40
  /// How many frames may be looked at to verify a piece at every integer width; sections with more
  /// items than this allows are verified at fewer widths.
  static let frameBudget = 60_000
  /// The number of change points from which a structure is frozen instead.
  static let changeLimit = 48
  /// The ranges of widths for which a structure is frozen: about a factor of 1.4 wide, with
  /// the size classes' threshold among their ends.
  static let bracketEnds: [Double] = [340, 460, 640, 900, 1240, 1700, 2400]

  /// Widths at which to verify sections that have so many frames: every integer if that is few.
  static func grid(frameCount: Int) -> [Double] {
    let step = max(1, (widths.count * max(frameCount, 1) + frameBudget - 1) / frameBudget / 2)
    return stride(from: widths.lowerBound, to: widths.upperBound, by: min(step, 32))
      .map(Double.init) + [Double(widths.upperBound)]
  }
}
