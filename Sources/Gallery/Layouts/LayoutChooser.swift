/// Chooses layouts for pictures about which nobody said anything.
package enum LayoutChooser {
  /// Some of an album's pictures, by their index, and their layout.
  package struct Choice: Sendable {
    /// The pictures, in order.
    package var pictures: [Int]
    /// Their layout.
    package var layout: SectionLayoutChoice
  }

  /// Returns sections that show every picture once.
  ///
  /// One picture stands alone, two or three share a row. More begin with a wide picture, where they
  /// open the page and there is one near the start that is large enough; the others keep their
  /// order, in a grid where their ratios are alike and in justified rows where they are not.
  package static func sections(for shapes: [PictureShape], openingPage: Bool = true) -> [Choice] {
    guard shapes.count > 1 else {
      return shapes.isEmpty ? [] : [choice(of: [0], .featured)]
    }
    guard shapes.count > 3 else { return [choice(of: Array(shapes.indices), .justified)] }
    guard openingPage, let opening = opening(in: shapes) else {
      return [rest(Array(shapes.indices), shapes)]
    }
    return [
      choice(of: [opening], .banner),
      rest(shapes.indices.filter { $0 != opening }, shapes),
    ]
  }

  /// How far from the start an opening picture may come from.
  private static let openingReach = 5
  /// The ratios of pictures that may be cropped to a banner.
  private static let openingRatios = 1.3...4.0
  /// The fewest pixels across that look sharp as wide as a screen.
  private static let openingWidth = 1800

  private static func opening(in shapes: [PictureShape]) -> Int? {
    shapes.prefix(openingReach).firstIndex {
      openingRatios.contains($0.aspectRatio) && $0.width >= openingWidth
    }
  }

  private static func rest(_ pictures: [Int], _ shapes: [PictureShape]) -> Choice {
    choice(of: pictures, pictures.map { shapes[$0] }.areUniform ? .grid : .justified)
  }

  private static func choice(of pictures: [Int], _ preset: Preset) -> Choice {
    Choice(pictures: pictures, layout: .preset(preset, PresetOptions()))
  }
}
