/// Pictures in rows of one height each, every row as wide as the room, no picture cropped.
///
/// Rows are broken as Knuth and Plass break lines: of all ways to break, the one whose rows come
/// closest to the target height together. The last row keeps the target height where its pictures
/// do not fill it.
struct JustifiedRows {
  /// The width to fill, in points.
  let width: CGFloat
  /// The height rows should have, in points.
  let targetHeight: CGFloat
  /// The room between pictures and between rows, in points.
  let spacing: CGFloat

  /// No row is higher than so many times the target: a tower takes neighbours into its row.
  private static let greatestStretch: CGFloat = 2
  /// Below so much of the target height no further picture is tried in a row.
  private static let leastStretch: CGFloat = 0.5
  /// What a last row costs that is empty; a tenth, so that rows a tenth too short are filled.
  private static let emptyRowCost: CGFloat = 0.1

  /// The pictures' frames, in order, for their widths divided by their heights.
  ///
  /// - Complexity: O(pictures × pictures in a row).
  func frames(aspectRatios: [CGFloat]) -> [CGRect] {
    guard width > 0, targetHeight > 0, !aspectRatios.isEmpty else {
      return Array(repeating: .zero, count: aspectRatios.count)
    }
    let ratios = aspectRatios.map(Self.usable)
    return place(ratios, rowsStartingAt: breaks(in: ratios))
  }

  /// What is no ratio counts as a square.
  private static func usable(_ ratio: CGFloat) -> CGFloat {
    ratio > 1e-4 && ratio < 1e4 ? ratio : 1
  }

  // MARK: - Breaking

  /// The best way to break the first so many pictures: its cost, and where its last row starts.
  private struct Candidate {
    var cost = CGFloat.infinity
    var rowStart = 0
  }

  /// The first picture of each row of the best breaking.
  private func breaks(in ratios: [CGFloat]) -> [Int] {
    var best = [Candidate](repeating: Candidate(), count: ratios.count + 1)
    best[0].cost = 0
    for start in ratios.indices where best[start].cost < .infinity {
      extendRow(from: start, ratios, &best)
    }
    var starts: [Int] = []
    var end = ratios.count
    while end > 0 {
      end = best[end].rowStart
      starts.append(end)
    }
    return starts.reversed()
  }

  /// Tries rows of one picture more each, until they are far too low.
  private func extendRow(from start: Int, _ ratios: [CGFloat], _ best: inout [Candidate]) {
    var ratio: CGFloat = 0
    for end in start..<ratios.count {
      ratio += ratios[end]
      let stretch = rowHeight(ratio: ratio, count: end - start + 1) / targetHeight
      let isLast = end + 1 == ratios.count
      guard stretch > 0 || end == start else { return }
      if stretch <= Self.greatestStretch || isLast {
        let cost = best[start].cost + (isLast ? lastRowCost(stretch) : rowCost(stretch))
        if cost < best[end + 1].cost { best[end + 1] = Candidate(cost: cost, rowStart: start) }
        if stretch < Self.leastStretch { return }
      }
    }
  }

  /// The height at which so many pictures fill the width.
  private func rowHeight(ratio: CGFloat, count: Int) -> CGFloat {
    max(0, width - spacing * CGFloat(count - 1)) / ratio
  }

  /// Twice as high costs what half as high costs.
  private func rowCost(_ stretch: CGFloat) -> CGFloat {
    stretch + 1 / stretch - 2
  }

  private func lastRowCost(_ stretch: CGFloat) -> CGFloat {
    fillsLastRow(stretch) ? rowCost(stretch) : Self.emptyRowCost * (1 - 1 / stretch)
  }

  private func fillsLastRow(_ stretch: CGFloat) -> Bool {
    stretch <= 1 || rowCost(stretch) <= Self.emptyRowCost * (1 - 1 / stretch)
  }

  // MARK: - Placing

  private func place(_ ratios: [CGFloat], rowsStartingAt starts: [Int]) -> [CGRect] {
    var frames: [CGRect] = []
    frames.reserveCapacity(ratios.count)
    var y: CGFloat = 0
    for (row, start) in starts.enumerated() {
      let end = row + 1 < starts.count ? starts[row + 1] : ratios.count
      let filled = rowHeight(
        ratio: ratios[start..<end].reduce(0, +), count: end - start)
      let fills = end < ratios.count || fillsLastRow(filled / targetHeight)
      let height = fills ? filled : targetHeight
      var x: CGFloat = 0
      for index in start..<end {
        let ends = fills && index == end - 1
        let itemWidth = ends ? max(0, width - x) : ratios[index] * height
        frames.append(CGRect(x: x, y: y, width: itemWidth, height: height))
        x += itemWidth + spacing
      }
      y += height + spacing
    }
    return frames
  }
}
