import CollectionLayout
import Diagnostics
import JSON5
import LayoutNotation
import Testing

/// One case: a layout in the notation, a room, and what is expected.
struct OracleCase: CustomTestStringConvertible, Sendable {
  let id: String
  let kind: String
  let isMeasured: Bool
  let layout: JSON5Value
  let containerSize: CGSize
  let displayScale: CGFloat
  let contentOffset: CGPoint
  let itemCounts: [Int]
  let expected: JSON5Value
  /// How far origins may lie off where UIKit's rounding adds up.
  let slack: CGSize

  var testDescription: String { id }

  init?(_ value: JSON5Value) {
    guard let id = value["id"]?.string, let kind = value["kind"]?.string,
      let layout = value["layout"], let environment = value["environment"],
      let expected = value["expected"]
    else { return nil }
    self.id = id
    self.kind = kind
    self.layout = layout
    self.expected = expected
    let confidence = value["confidence"]?.string ?? ""
    isMeasured = confidence.hasPrefix("measured") || confidence.hasPrefix("reported")
    containerSize = CGSize(
      width: environment["width"]?.number ?? 0, height: environment["height"]?.number ?? 0)
    displayScale = environment["displayScale"]?.number ?? 1
    contentOffset = CGPoint(x: 0, y: environment["contentOffsetY"]?.number ?? 0)
    itemCounts = value["itemCounts"]?.numbers.map { Int($0) } ?? []
    let slack = value["tolerance"]?["origin"]?.numbers ?? []
    self.slack = slack.count == 2 ? CGSize(width: slack[0], height: slack[1]) : .zero
  }

  /// The frames of the case, exact or on the device's pixel grid.
  func solution(onPixelGrid: Bool, itemCounts: [Int]? = nil) throws -> LayoutSolution {
    let reader = JSON5Reader(file: id)
    let description = reader.root(of: layout).layoutDescription()
    #expect(reader.diagnostics.map(\.description) == [])
    var proposal = LayoutProposal(
      containerSize: containerSize, itemCounts: itemCounts ?? self.itemCounts)
    if onPixelGrid { proposal.pixelGridScale = displayScale }
    let solution = try #require(description).solution(in: proposal)
    guard kind == "pinning" else { return solution }
    return solution.pinned(
      toVisibleBounds: CGRect(origin: contentOffset, size: containerSize))
  }
}

extension JSON5Value {
  /// The frame under a key: x, y, width and height.
  func frame(_ key: String) throws -> CGRect {
    let numbers = self[key]?.numbers ?? []
    try #require(numbers.count == 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
