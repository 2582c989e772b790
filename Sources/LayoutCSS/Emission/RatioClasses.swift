/// The classes of items whose ratio of width to height the browser has to know. Cameras have few.
struct RatioClasses: Sendable {
  /// The names of classes.
  private let names: ClassNames
  /// The ratios that occur, as printed.
  private let printed: [String]

  /// Gives each ratio that occurs a class.
  init(_ ratios: [Double], names: ClassNames) {
    self.names = names
    var printed: [String] = []
    for ratio in ratios.sorted() where printed.last != Self.css(ratio) {
      printed.append(Self.css(ratio))
    }
    self.printed = printed
  }

  /// The class of items of a ratio.
  func name(of ratio: Double) -> String {
    names.ratio(printed.firstIndex(of: Self.css(ratio)) ?? 0)
  }

  /// Adds a rule a ratio. In a row, items share the room in proportion to their ratios; a hundred
  /// times as much, for a sum below one would leave room free.
  func write(to sheet: inout StylesheetText) {
    for (index, ratio) in printed.enumerated() {
      sheet.rule(
        "." + names.ratio(index), "aspect-ratio:" + ratio + ";flex-grow:calc(100*" + ratio + ")")
    }
  }

  /// What lengths that add up are enlarged by, lest browsers should cut them off: half a layout
  /// unit would be too much at high pixel ratios, where units are smaller.
  static let thirdOfUnit = Affine(constant: LayoutUnit.px / 3)

  /// Adds a rule a ratio for the height in a column whose width is known.
  func writeHeights(in list: String, to sheet: inout StylesheetText) {
    for (index, ratio) in printed.enumerated() {
      sheet.rule(
        list + ">." + names.ratio(index),
        "block-size:calc(var(" + names.property("w") + ")/" + ratio + " + "
          + Self.thirdOfUnit.css() + ")")
    }
  }

  private static func css(_ ratio: Double) -> String { Number.css(ratio, places: 6) }
}
