/// Breaks the items of a section into lines and places them, from the corner within the insets.
struct FlowLines {
  /// The direction lines follow one another in.
  let axis: LayoutAxis
  let itemCount: Int
  let metrics: FlowMetrics
  /// The length of a line.
  let length: CGFloat
  let grid: PixelGrid

  /// Where the items are, and how far the lines reach in scroll direction.
  struct Result {
    let arrangement: ItemArrangement
    let extent: CGFloat
  }

  func solve() -> Result {
    switch metrics.sizes {
    case .uniform(let size): solveUniform(size)
    case .individual(let sizes): solveIndividual(sizes)
    }
  }

  private var across: LayoutAxis { axis.crossed }

  // MARK: - Items of one size: a pattern

  /// Columns line up down to the last line, however few items it holds.
  private func solveUniform(_ size: CGSize) -> Result {
    let columns = columnCount(of: size[across])
    let leaves = lineOffsets(of: Array(repeating: size, count: columns), isLast: false).map {
      CGRect(origin: CGPoint(axis, along: 0, across: $0), size: size)
    }
    let lines = itemCount == 0 ? 0 : (itemCount - 1) / columns + 1
    let advance = size[axis] + metrics.lineSpacing
    let line = CGRect(origin: .zero, size: CGSize(axis, along: size[axis], across: length))
    return Result(
      arrangement: .pattern(
        GroupPattern(
          firstGroup: line, leaves: leaves, advance: CGPoint(axis, along: advance, across: 0))),
      extent: lines == 0 ? 0 : max(0, CGFloat(lines) * advance - metrics.lineSpacing))
  }

  private func columnCount(of width: CGFloat) -> Int {
    let step = width + metrics.itemSpacing
    guard step > 0 else { return min(max(1, itemCount), LayoutLimits.itemsInGroup) }
    let fitting = (length + metrics.itemSpacing + LayoutLimits.tolerance) / step
    return Int(max(1, min(fitting, CGFloat(LayoutLimits.itemsInGroup))).rounded(.down))
  }

  // MARK: - Items of their own sizes: line by line

  private func solveIndividual(_ sizes: [CGSize]) -> Result {
    var frames: [CGRect] = []
    frames.reserveCapacity(sizes.count)
    var along: CGFloat = 0
    var start = 0
    while start < sizes.count {
      if start > 0 { along += metrics.lineSpacing }
      let end = lineEnd(from: start, in: sizes)
      let line = sizes[start..<end]
      let height = line.reduce(0) { max($0, $1[axis]) }
      let offsets = lineOffsets(of: Array(line), isLast: end == sizes.count)
      for (size, offset) in zip(line, offsets) {
        let centred = along + (height - size[axis]) / 2
        frames.append(
          CGRect(
            origin: CGPoint(axis, along: grid.rounded(centred), across: offset), size: size))
      }
      along += height
      start = end
    }
    return Result(arrangement: .explicit(frames), extent: max(0, along))
  }

  /// The first item that does not fit into the line that starts with one.
  private func lineEnd(from start: Int, in sizes: [CGSize]) -> Int {
    var used = sizes[start][across]
    var end = start + 1
    while end < sizes.count {
      used += metrics.itemSpacing + sizes[end][across]
      if used > length + LayoutLimits.tolerance { break }
      end += 1
    }
    return end
  }

  /// Where the items of a line begin: spread to both ends, one alone in the middle; in a last line
  /// of unequal items from the start on, with the least spacing.
  private func lineOffsets(of sizes: [CGSize], isLast: Bool) -> [CGFloat] {
    let leftOver = length - sizes.reduce(0) { $0 + $1[across] }
    guard sizes.count > 1 || isLast else { return [grid.rounded(max(0, leftOver / 2))] }
    let gap = isLast ? metrics.itemSpacing : leftOver / CGFloat(sizes.count - 1)
    var offset: CGFloat = 0
    return sizes.map { size in
      defer { offset += size[across] + gap }
      return grid.rounded(offset)
    }
  }
}
