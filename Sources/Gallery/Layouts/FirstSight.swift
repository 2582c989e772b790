internal import CollectionLayout
internal import LayoutCSS

/// How many of each part's items are in sight before anyone scrolls, on some screen.
///
/// Words above the pictures are not counted: rather one picture too many at once than one too late.
struct FirstSight {
  /// Screens that stand for all: a phone, a tablet, a desk.
  private static let screens = [
    CGSize(width: 390, height: 844), CGSize(width: 1024, height: 1366),
    CGSize(width: 1440, height: 900),
  ]

  /// The number of items, for each part.
  private(set) var itemCounts: [Int]

  init(
    partCount: Int, frames: (CGSize) throws(LayoutError) -> LayoutSolution
  ) throws(StylesheetError<LayoutError>) {
    itemCounts = Array(repeating: 0, count: partCount)
    for screen in Self.screens {
      let solution: LayoutSolution
      do throws(LayoutError) {
        solution = try frames(screen)
      } catch {
        throw .layout(error, size: screen)
      }
      for (part, section) in solution.sections.enumerated() {
        itemCounts[part] = max(itemCounts[part], section.leadingItemCount(in: screen))
      }
    }
  }
}

extension SectionSolution {
  /// The number of items, from the first on, before the first that is out of sight.
  fileprivate func leadingItemCount(in screen: CGSize) -> Int {
    (0..<itemCount).first { item in
      let frame = frame(at: item)
      return frame.minY >= screen.height || frame.minX >= screen.width
    } ?? itemCount
  }
}
