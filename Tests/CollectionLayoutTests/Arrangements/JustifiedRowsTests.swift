import CollectionLayout
import Testing

@Suite struct JustifiedRowsTests {
  private struct Page {
    let frames: [CGRect]
    let ratios: [CGFloat]
    let height: CGFloat

    /// The frames row by row.
    var rows: [[CGRect]] {
      frames.reduce(into: []) { rows, frame in
        if rows.last?.last?.minY == frame.minY {
          rows[rows.count - 1].append(frame)
        } else {
          rows.append([frame])
        }
      }
    }
  }

  private func page(
    _ ratios: [CGFloat], width: CGFloat = 1_000, target: CGFloat = 200, spacing: CGFloat = 8
  ) throws -> Page {
    let group = NSCollectionLayoutGroup.justifiedRows(
      aspectRatios: ratios, targetRowHeight: target, spacing: spacing)
    let section = try solve(
      NSCollectionLayoutSection(group: group), items: ratios.count,
      in: CGSize(width: width, height: 800))
    return Page(frames: section.frames, ratios: ratios, height: section.frame.height)
  }

  private static func mixed(_ count: Int, seed: UInt64) -> [CGFloat] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      switch random.integer(in: 0...19) {
      case 0: 10
      case 1: 0.1
      case 2...7: 2.0 / 3
      default: 1.5
      }
    }
  }

  @Test(arguments: [0, 1, 2, 7, 200, 10_000], [320.0, 1_000, 2_560])
  func everyRowButTheLastFillsTheWidthAndNoPictureIsCropped(
    _ count: Int, _ width: CGFloat
  ) throws {
    let page = try page(Self.mixed(count, seed: UInt64(count)), width: width)
    #expect(page.frames.count == count)
    for row in page.rows.dropLast() {
      #expect(isClose(row[row.count - 1].maxX, width))
      #expect(row[0].minX == 0)
    }
    for (frame, ratio) in zip(page.frames, page.ratios) {
      #expect(isClose(frame.width, ratio * frame.height, within: 1e-6 * width))
      #expect(frame.maxX <= width + 1e-9)
    }
    #expect(isClose(page.height, page.frames.last?.maxY ?? 0))
  }

  @Test func picturesOfARowAreOneHeightAndApart() throws {
    let page = try page(Self.mixed(200, seed: 4))
    for row in page.rows {
      #expect(row.allSatisfy { $0.height == row[0].height })
      for (a, b) in zip(row, row.dropFirst()) { #expect(isClose(b.minX - a.maxX, 8)) }
    }
    for (a, b) in zip(page.rows, page.rows.dropFirst()) {
      #expect(isClose(b[0].minY - a[0].maxY, 8))
    }
  }

  @Test func panoramasAndTowersStayInThePage() throws {
    for width in [320.0, 1_000] {
      for ratios in [[10, 0.1], [0.1, 10], [10], [0.1], [10, 10, 10], [0.1, 0.1, 0.1]] {
        let page = try page(ratios, width: width)
        #expect(page.frames.allSatisfy { $0.maxX <= width + 1e-9 && $0.height <= 400 })
      }
    }
  }

  @Test func aWidowKeepsTheTargetHeight() throws {
    let page = try page(Array(repeating: 1.5, count: 10), width: 920)
    #expect(page.rows.map(\.count) == [3, 3, 3, 1])
    #expect(page.frames[9].height == 200)
    #expect(page.frames[9].width == 300)
  }

  @Test func aLastRowThatIsAlmostFullIsFilled() throws {
    let page = try page(Array(repeating: 1.5, count: 3), width: 920)
    #expect(isClose(page.frames[2].maxX, 920))
  }

  /// No way to break a few pictures is better than the one found.
  @Test(arguments: 0..<40)
  func noOtherBreakingComesCloserToTheTargetHeight(_ seed: UInt64) throws {
    let ratios = Self.mixed(9, seed: seed).map { min(max($0, 0.5), 3) }
    let found = try page(ratios, width: 700)
    let cost = found.rows.dropLast().reduce(0) { $0 + Self.cost(of: $1[0].height) }
    let breaks = found.rows.dropLast().reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    // Up to the same last row, compare with every other way to break what comes before.
    let head = breaks[breaks.count - 1]
    #expect(Self.leastCost(Array(ratios[..<head]), width: 700) >= cost - 1e-9)
  }

  private static func cost(of height: CGFloat) -> CGFloat { height / 200 + 200 / height - 2 }

  private static func leastCost(_ ratios: [CGFloat], width: CGFloat) -> CGFloat {
    if ratios.isEmpty { return 0 }
    var least = CGFloat.infinity
    for count in 1...ratios.count {
      let height =
        (width - 8 * CGFloat(count - 1)) / ratios[..<count].reduce(0, +)
      guard height <= 400 else { continue }
      least = min(
        least, cost(of: height) + leastCost(Array(ratios[count...]), width: width))
    }
    return least
  }

  @Test(arguments: [CGFloat.nan, -1, 0, .infinity])
  func whatIsNoRatioCountsAsASquare(_ ratio: CGFloat) throws {
    #expect(try page([ratio]).frames.numbers == [[0, 0, 200, 200]])
  }

  @Test func withoutRoomThereIsNothingToSee() throws {
    #expect(try page([1, 2], width: 0).frames == [.zero, .zero])
  }

  @Test func aTargetThatIsNoneIsRefused() {
    #expect(throws: LayoutError.self) { try page([1], target: .nan) }
    #expect(throws: LayoutError.self) { try page([1], target: -1) }
    #expect(throws: LayoutError.self) { try page([1, 1], spacing: .nan) }
  }
}
