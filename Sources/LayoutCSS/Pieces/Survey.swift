/// The sizes at which layouts are looked at. Beyond them the nearest piece goes on.
enum Survey {
  /// The container widths from the narrowest to the widest, a px apart.
  static let widths = (200...3840).map(Double.init)
  /// The viewport heights from the lowest to the highest.
  static let heights = stride(from: 240, through: 2400, by: 40).map(Double.init)
  /// Container widths at which change points are looked for along the heights: phones, tablets on
  /// either side of the size classes' threshold, desktops.
  static let probes: [Double] = [320, 430, 600, 700, 1024, 1440, 2560]

  /// The lowest and the highest width.
  static let widthRange = widths[0]...widths[widths.count - 1]
  /// The lowest and the highest height.
  static let heightRange = heights[0]...heights[heights.count - 1]

  /// The widths at which sections with so many slots are verified: all of them, or, where that
  /// would be more than a few ten thousand frames, every second, third … one.
  static func grid(slotCount: Int) -> [Double] {
    let frameBudget = 60_000
    let step = min(max(widths.count * slotCount / frameBudget, 1), 32)
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
  static let bracketEnds: [Double] = [
    339.9922, 459.9922, 639.9922, 899.9922, 1239.9922, 1699.9922, 2399.9922,
  ]
}
