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
  /// Costs that differ by less are equal, and the earlier breaking stands: cameras have few ratios,
  /// so that ties are common, and the last bit of a sum must not decide them width by width.
  private static let tie: CGFloat = 1e-9

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
    var row = Row(targetHeight: targetHeight)
    for end in start..<ratios.count {
      row.append(ratios[end], room: width - spacing * CGFloat(end - start))
      let isLast = end + 1 == ratios.count
      guard row.room > 0 || end == start else { return }
      if row.isAtMost(Self.greatestStretch) || isLast {
        let cost = best[start].cost + (isLast ? lastRowCost(row) : row.cost)
        if cost < best[end + 1].cost - Self.tie {
          best[end + 1] = Candidate(cost: cost, rowStart: start)
        }
        if row.isAtMost(Self.leastStretch) { return }
      }
    }
  }

  /// Pictures in a row: how wide they are at the target height, and how wide they should be.
  private struct Row {
    let targetHeight: CGFloat
    var natural: CGFloat = 0
    var room: CGFloat = 0

    init(targetHeight: CGFloat) {
      self.targetHeight = targetHeight
    }

    mutating func append(_ ratio: CGFloat, room: CGFloat) {
      natural += ratio * targetHeight
      self.room = room
    }

    /// Whether the row is at most so many times as high as the target.
    func isAtMost(_ stretch: CGFloat) -> Bool { room <= stretch * natural }

    /// How far the row is from the target height: half as high costs what twice as high does.
    var cost: CGFloat { (room * room + natural * natural) / (room * natural) - 2 }

    /// How much of the width the pictures leave free at the target height.
    var emptiness: CGFloat { 1 - natural / room }
  }

  private func lastRowCost(_ row: Row) -> CGFloat {
    fills(lastRow: row) ? row.cost : Self.emptyRowCost * row.emptiness
  }

  private func fills(lastRow row: Row) -> Bool {
    row.isAtMost(1) || row.cost <= Self.emptyRowCost * row.emptiness
  }

  // MARK: - Placing

  private func place(_ ratios: [CGFloat], rowsStartingAt starts: [Int]) -> [CGRect] {
    var frames: [CGRect] = []
    frames.reserveCapacity(ratios.count)
    var y: CGFloat = 0
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : ratios.count
      var row = Row(targetHeight: targetHeight)
      let room = max(0, width - spacing * CGFloat(end - start - 1))
      for ratio in ratios[start..<end] { row.append(ratio, room: room) }
      let isFilled = end < ratios.count || fills(lastRow: row)
      let height = isFilled ? targetHeight * row.room / row.natural : targetHeight
      var x: CGFloat = 0
      for item in start..<end {
        let closesRow = isFilled && item == end - 1
        let itemWidth = closesRow ? max(0, width - x) : ratios[item] * height
        frames.append(CGRect(x: x, y: y, width: itemWidth, height: height))
        x += itemWidth + spacing
      }
      y += height + spacing
    }
    return frames
  }
}
