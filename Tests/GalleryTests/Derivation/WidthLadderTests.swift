import Testing

@testable import Gallery

@Suite("Derivatives are made in the few widths that screens can use best")
struct WidthLadderTests {
  /// The pixels fetched for a demand with a choice of widths.
  static func pixels(_ demand: WidthDemand, with widths: [Int]) -> Double {
    demand.weights.reduce(0) { sum, entry in
      let width = Double(widths.first { $0 >= entry.key } ?? widths[widths.count - 1])
      return sum + entry.value * width * width
    }
  }

  /// All choices of `count` candidates, each ascending.
  static func choices(_ count: Int, of candidates: ArraySlice<Int>) -> [[Int]] {
    guard count > 0 else { return [[]] }
    return candidates.indices.flatMap { index in
      choices(count - 1, of: candidates[(index + 1)...]).map { [candidates[index]] + $0 }
    }
  }

  static func demand(seed: Int, slots: Int) -> WidthDemand {
    var demand = WidthDemand()
    var state = UInt64(seed &* 7919 &+ 1)
    for _ in 0..<slots {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let width = 40 + Double((state >> 33) % 1200)
      for device in Device.common { demand.add(slotWidth: width, on: device) }
    }
    return demand
  }

  @Test(arguments: 0..<20)
  func noOtherChoiceOfAsManyWidthsFetchesLess(seed: Int) {
    let demand = Self.demand(seed: seed, slots: 1 + seed % 5)
    let ladder = WidthLadder(for: demand).widths
    let best = Self.choices(ladder.count, of: WidthLadder.candidates[...])
      .filter { $0.last == ladder.last }
      .map { Self.pixels(demand, with: $0) }.min()
    #expect(Self.pixels(demand, with: ladder) == best)
  }

  @Test(arguments: 0..<20)
  func theWidestSatisfiesEveryScreen(seed: Int) throws {
    let demand = Self.demand(seed: seed, slots: 3)
    let top = try #require(WidthLadder(for: demand).widths.last)
    #expect(top >= min(demand.largest, 2400))
    #expect(WidthLadder(for: demand).widths.count <= WidthLadder.longest)
  }

  @Test func oneMorePictureAmongManyChangesNothing() {
    var demand = WidthDemand()
    for seed in 0..<200 { demand.add(Self.demand(seed: seed, slots: 1)) }
    let before = WidthLadder(for: demand)
    for seed in 200..<230 {
      var more = demand
      more.add(Self.demand(seed: seed, slots: 1))
      #expect(WidthLadder(for: more) == before)
    }
  }

  @Test func oneSlotOnOneScreenIsOneWidth() {
    var demand = WidthDemand()
    demand.add(slotWidth: 200, on: Device(width: 390, height: 760, pixelRatio: 3, weight: 1))
    #expect(WidthLadder(for: demand).widths == [640])
  }

  @Test func nothingAskedForIsNothingMade() {
    var demand = WidthDemand()
    for width in [0, -5, .nan, .infinity, 1e300] {
      demand.add(slotWidth: width, on: Device.common[0])
    }
    #expect(WidthLadder(for: demand).widths == [])
  }
}

@Suite("A picture is never made wider than it is, nor than anyone can use")
struct PictureWidthTests {
  struct Case: CustomTestStringConvertible {
    var source: Int?
    var largest: Int
    var widths: [Int]
    var testDescription: String { "source \(source ?? 0), largest \(largest)" }
  }

  static let ladder = WidthLadder(widths: [400, 800, 1600, 2400])
  static let cases = [
    Case(source: 6000, largest: 2300, widths: [400, 800, 1600, 2400]),
    Case(source: 6000, largest: 9000, widths: [400, 800, 1600, 2400]),
    Case(source: 6000, largest: 1100, widths: [400, 800, 1600]),
    Case(source: 6000, largest: 300, widths: [400]),
    Case(source: 2000, largest: 2300, widths: [400, 800, 1600, 2000]),
    Case(source: 1700, largest: 2300, widths: [400, 800, 1700]),
    Case(source: 1600, largest: 2300, widths: [400, 800, 1600]),
    Case(source: 420, largest: 2300, widths: [420]),
    Case(source: 10, largest: 2300, widths: [10]),
    Case(source: 700, largest: 300, widths: [400]),
    Case(source: nil, largest: 2300, widths: [400, 800, 1600, 2400]),
    Case(source: nil, largest: 500, widths: [400, 800]),
  ]

  @Test(arguments: cases)
  func theLadderIsCutToThePicture(_ test: Case) {
    let widths = Self.ladder.widths(sourceWidth: test.source, largest: test.largest)
    #expect(widths == test.widths)
  }
}
