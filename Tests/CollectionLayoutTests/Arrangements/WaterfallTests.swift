import CollectionLayout
import Testing

@Suite struct WaterfallTests {
  private func frames(
    _ ratios: [CGFloat], columns: Int, width: CGFloat = 310
  ) throws -> [CGRect] {
    let group = NSCollectionLayoutGroup.waterfall(
      aspectRatios: ratios, columns: columns, spacing: 5)
    return try solve(group, items: ratios.count, in: CGSize(width: width, height: 600))
  }

  @Test func eachPictureGoesUnderTheShortestColumn() throws {
    let frames = try frames([1, 0.5, 2, 1, 1], columns: 3, width: 310)
    #expect(
      frames.numbers == [
        [0, 0, 100, 100], [105, 0, 100, 200], [210, 0, 100, 50], [210, 55, 100, 100],
        [0, 105, 100, 100],
      ])
  }

  @Test func ofColumnsOfEqualHeightTheFirstIsTaken() throws {
    let ratios = Array(repeating: CGFloat(1), count: 9)
    #expect(try frames(ratios, columns: 3).map(\.minX) == [0, 105, 210, 0, 105, 210, 0, 105, 210])
  }

  @Test(arguments: [1, 2, 7, 20])
  func agreesWithLookingAtEveryColumn(_ columns: Int) throws {
    var random = SplitMix64(seed: UInt64(columns))
    let ratios = (0..<300).map { _ in random.number(in: 0.3...3) }
    var heights = Array(repeating: CGFloat(0), count: columns)
    let expected = ratios.map { ratio -> Int in
      var shortest = 0
      for column in 1..<max(columns, 1) where heights[column] < heights[shortest] - 0.01 {
        shortest = column
      }
      let width = (310 - 5 * CGFloat(columns - 1)) / CGFloat(columns)
      heights[shortest] += width / ratio + 5
      return shortest
    }
    let width = (310 - 5 * CGFloat(columns - 1)) / CGFloat(columns)
    let found = try frames(ratios, columns: columns)
    #expect(found.map { Int(($0.minX / (width + 5)).rounded()) } == expected)
  }

  @Test(arguments: [0, 1, 10_000])
  func placesAnyNumberOfPictures(_ count: Int) throws {
    #expect(try frames(Array(repeating: 1.5, count: count), columns: 4).count == count)
  }

  @Test(arguments: [-3, 0])
  func thereIsAtLeastOneColumn(_ columns: Int) throws {
    #expect(
      try frames([1, 1], columns: columns).numbers == [[0, 0, 310, 310], [0, 315, 310, 310]])
  }
}
