/// Pictures in columns of one width, each under the column that is shortest so far.
struct Waterfall {
  /// The width to fill, in points.
  let width: CGFloat
  /// The number of columns.
  let columns: Int
  /// The room between columns and between pictures of a column, in points.
  let spacing: CGFloat

  /// The pictures' frames, in order, for their widths divided by their heights.
  ///
  /// - Complexity: O(pictures × log columns).
  func frames(aspectRatios: [CGFloat]) -> [CGRect] {
    guard !aspectRatios.isEmpty else { return [] }
    let count = CGFloat(max(1, columns))
    let columnWidth = max(0, (width - spacing * (count - 1)) / count)
    var shortest = ShortestColumn(among: max(1, min(columns, aspectRatios.count)))
    return aspectRatios.map { ratio in
      let column = shortest.column
      let height = columnWidth / (ratio > 1e-4 && ratio < 1e4 ? ratio : 1)
      let frame = CGRect(
        x: CGFloat(column) * (columnWidth + spacing), y: shortest.height, width: columnWidth,
        height: height)
      shortest.grow(by: height + spacing)
      return frame
    }
  }
}

/// A heap of columns, the shortest on top and of equal ones the first.
private struct ShortestColumn {
  private var heights: [CGFloat]
  private var order: [Int]

  init(among count: Int) {
    heights = Array(repeating: 0, count: count)
    order = Array(0..<count)
  }

  var column: Int { order[0] }
  var height: CGFloat { heights[order[0]] }

  /// Makes the shortest column longer and finds the next.
  mutating func grow(by length: CGFloat) {
    heights[order[0]] += length
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < order.count {
        if precedes(order[child], order[least]) { least = child }
      }
      guard least != parent else { return }
      order.swapAt(parent, least)
      parent = least
    }
  }

  /// Heights that differ by less than a layout can show are equal: the last bit of a sum must not
  /// decide where a picture goes.
  private func precedes(_ a: Int, _ b: Int) -> Bool {
    let difference = heights[a] - heights[b]
    return difference.magnitude <= LayoutLimits.tolerance ? a < b : difference < 0
  }
}
