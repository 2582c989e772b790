/// The sizes at which layouts are looked at. Beyond them the nearest piece goes on.
enum Survey {
  /// The container widths from the narrowest to the widest, a px apart.
  static let widths = (200...3840).map(Double.init)
  /// The viewport heights from the lowest to the highest.
  static let heights = stride(from: 240, through: 2400, by: 40).map(Double.init)
  /// Container widths at which change points are looked for along the heights: a phone, widths on
  /// either side of the size classes' threshold, a desktop.
  static let probes: [Double] = [320, 500, 700, 1440]
  /// Heights that tell whether height matters at all: phones upright and on their side, the latter
  /// on either side of the size classes' thresholds; desktops.
  static let heightProbes: [Double] = [240, 400, 440, 520, 800, 1200, 2400]

  /// The lowest and the highest width.
  static let widthRange = widths[0]...widths[widths.count - 1]
  /// The lowest and the highest height.
  static let heightRange = heights[0]...heights[heights.count - 1]

  /// The widths at which sections with so many slots are verified: every integer, or, where that
  /// would be too many frames to look at, every second, third … one.
  static func grid(slotCount: Int) -> [Double] {
    let (fewSlots, frameBudget) = (16, 12_000)
    guard slotCount > fewSlots else { return widths }
    let step = min(max(widths.count * slotCount / frameBudget, 1), 64)
    return stride(from: 0, to: widths.count - 1, by: step).map { widths[$0] }
      + [widths[widths.count - 1]]
  }

  /// The number of change points above which a section's structure is frozen.
  static func changeLimit(for structure: SectionSample.Structure) -> Int {
    let ruleBudget = 400
    return structure.isRepeating ? 200 : min(max(ruleBudget / max(structure.slotCount, 1), 6), 200)
  }

  /// Where ranges of widths end for which a structure is frozen: each about 1.4 times as wide as
  /// the one before, the size classes' threshold among them.
  static let bracketEnds = [340.0, 460, 640, 900, 1240, 1700, 2400].map { $0 - LayoutUnit.px / 2 }
}
