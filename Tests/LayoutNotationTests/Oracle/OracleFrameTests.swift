import CollectionLayout
import JSON5
import LayoutNotation
import Testing

private let isOracleThere = Comment("the oracle lies beside the package")

@Suite(.enabled(if: !OracleFile.cases.isEmpty, isOracleThere))
struct OracleFrameTests {
  @Test(arguments: OracleFile.cases(ofKind: "compositional"))
  func compositionalFramesAreThoseOfUIKit(_ oracle: OracleCase) throws {
    try expectAll(of: oracle)
  }

  @Test(arguments: OracleFile.cases(ofKind: "flow"))
  func flowFramesAreThoseOfUIKit(_ oracle: OracleCase) throws {
    try expectAll(of: oracle)
  }

  @Test(arguments: OracleFile.cases(ofKind: "pinning"))
  func pinnedHeadersAreWhereUIKitPutsThem(_ oracle: OracleCase) throws {
    try expectAll(of: oracle)
  }

  /// Measured frames lie on the pixel grid; derived ones are exact, and their rounding is known
  /// within a tolerance.
  private func expectAll(of oracle: OracleCase) throws {
    let rounded = try oracle.solution(onPixelGrid: true)
    if oracle.isMeasured {
      try expectFrames(of: oracle, rounded, .exact)
      try expectFacts(of: oracle, rounded)
      return
    }
    try expectFrames(
      of: oracle, rounded, .pixels(slack: oracle.slack, scale: oracle.displayScale))
    let exact = try oracle.solution(onPixelGrid: false)
    try expectFrames(of: oracle, exact, .exact)
    try expectSections(of: oracle, exact)
    try expectFacts(of: oracle, exact)
  }
}

private func expectFrames(
  of oracle: OracleCase, _ solution: LayoutSolution, _ tolerance: FrameTolerance
) throws {
  for item in oracle.expected["frames"]?.elements ?? [] {
    let path = IndexPath(item: try #require(item["i"]?.int), section: try #require(item["s"]?.int))
    expect(
      solution.frame(at: path), isCloseTo: try item.frame("f"), tolerance,
      "item \(path.section).\(path.item)")
  }
  for expected in oracle.expected["supplementary"]?.elements ?? [] {
    let section = solution.sections[try #require(expected["s"]?.int)]
    let kind = try #require(expected["kind"]?.string)
    let candidates =
      expected["i"]?.int.map { section.supplementaryItems(at: $0) }
      ?? section.boundarySupplementaryItems
    let found = try #require(candidates.first { notationKind($0.elementKind) == kind })
    expect(found.frame, isCloseTo: try expected.frame("f"), tolerance, kind)
  }
  for expected in oracle.expected["decoration"]?.elements ?? [] {
    let section = solution.sections[try #require(expected["s"]?.int)]
    let found = try #require(section.decorations.first)
    expect(found.frame, isCloseTo: try expected.frame("f"), tolerance, "background")
  }
}

/// A flow layout's headers and footers have UIKit's long names.
private func notationKind(_ elementKind: String) -> String {
  switch elementKind {
  case UICollectionView.elementKindSectionHeader: "header"
  case UICollectionView.elementKindSectionFooter: "footer"
  default: elementKind
  }
}

private func expectSections(of oracle: OracleCase, _ solution: LayoutSolution) throws {
  if let size = oracle.expected["contentSize"]?.numbers {
    expect(
      CGRect(origin: .zero, size: solution.contentSize),
      isCloseTo: CGRect(x: 0, y: 0, width: size[0], height: size[1]), .exact, "content")
  }
  for expected in oracle.expected["sections"]?.elements ?? [] {
    let section = solution.sections[try #require(expected["s"]?.int)]
    expect(section.frame.minY, is: expected["y"]?.number, "y")
    expect(section.frame.height, is: expected["height"]?.number, "height")
    try expectPattern(of: section, expected)
    // Whether a strip whose last group is partly filled ends before that group's end is not known.
    if let strip = section.orthogonal, section.fillsItsGroups {
      expect(strip.length, is: expected["stripLength"]?.number, "strip length")
      for (offset, rest) in zip(strip.restOffsets, expected["restOffsets"]?.numbers ?? []) {
        expect(offset, is: rest, "rest offset")
      }
      if let rests = expected["restOffsets"]?.numbers {
        #expect(strip.restOffsets.count == rests.count)
      }
    }
  }
}

private func expectPattern(of section: SectionSolution, _ expected: JSON5Value) throws {
  guard case .pattern(let pattern) = section.arrangement else { return }
  if let leaves = expected["itemsPerGroup"] { #expect(pattern.leaves.count == leaves.int) }
  if let columns = expected["columns"] {
    #expect(min(pattern.leaves.count, section.itemCount) == columns.int)
  }
  if let groups = expected["groups"] ?? expected["lines"] {
    #expect(pattern.groupCount(forItems: section.itemCount) == groups.int)
  }
  if let size = expected["groupSize"]?.numbers {
    expect(pattern.firstGroup.width, is: size[0], "group width")
    expect(pattern.firstGroup.height, is: size[1], "group height")
  }
}

private func expectFacts(of oracle: OracleCase, _ solution: LayoutSolution) throws {
  let traits = UITraitCollection(containerSize: oracle.containerSize)
  for fact in oracle.expected["facts"]?.members ?? [] {
    let value = fact.value
    switch fact.key {
    case "columns", "itemsPerGroup", "itemsPerPage":
      let counts = value.int.map { [$0] } ?? value.numbers.map { Int($0) }
      #expect(solution.sections.map(\.itemsPerGroup) == counts)
    case "columnsWanted":
      #expect(solution.sections[0].itemsPerGroup == value.int)
    case "rows":
      #expect(solution.sections[0].groups == value.int)
    case "widths":
      #expect((0..<5).map { solution.sections[0].frame(at: $0).width } == value.numbers)
    case "sumOfWidths":
      expect(solution.sections[0].frame(at: 4).maxX, is: value.number, fact.key)
    case "groupHeight":
      expect(solution.sections[0].frame.height, is: value.number, fact.key)
    case "horizontalSizeClass":
      #expect((traits.horizontalSizeClass == .regular ? "regular" : "compact") == value.string)
    case "itemWidth":
      expect(solution.sections[0].frame(at: 0).width, is: value.number, fact.key)
    case "itemSize":
      expect(solution.sections[0].frame(at: 0).height, is: value.numbers[1], fact.key)
    case "onScreenCellAtRest":
      let strip = try #require(solution.sections[0].orthogonal)
      let cell = solution.sections[0].frame(at: 1)
      expect(cell.minX - strip.restOffsets[1], is: value.numbers[0], fact.key)
      expect(cell.width, is: value.numbers[1], fact.key)
    case "contentInsetLeadingTrailing":
      let strip = try #require(solution.sections[0].orthogonal)
      expect(-strip.restOffsets[0], is: value.number, fact.key)
    default:
      Issue.record("no test knows the fact \(fact.key)")
    }
  }
}

private func expect(_ value: CGFloat, is expected: CGFloat?, _ what: String) {
  guard let expected else { return }
  #expect((value - expected).magnitude <= 0.001, "\(what): \(value), expected \(expected)")
}

extension SectionSolution {
  fileprivate var itemsPerGroup: Int? {
    guard case .pattern(let pattern) = arrangement else { return nil }
    return pattern.leaves.count
  }

  fileprivate var groups: Int? {
    guard case .pattern(let pattern) = arrangement else { return nil }
    return pattern.groupCount(forItems: itemCount)
  }

  fileprivate var fillsItsGroups: Bool {
    itemsPerGroup.map { itemCount % $0 == 0 } ?? true
  }
}
