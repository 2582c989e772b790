import CollectionLayout
import Diagnostics
import JSON5
import LayoutNotation
import Testing

@Suite struct NotationTests {
  private func description(_ text: String) throws -> (LayoutDescription?, [Diagnostic]) {
    let reader = JSON5Reader(file: "layout.json5")
    let value = try JSON5Document.parse(Array(text.utf8), file: "layout.json5")
    return (reader.root(of: value).layoutDescription(), reader.diagnostics)
  }

  private func solution(_ text: String, items: [Int]) throws -> LayoutSolution {
    let (description, diagnostics) = try description(text)
    #expect(diagnostics.map(\.description) == [])
    return try #require(description).solution(
      in: LayoutProposal(containerSize: CGSize(width: 300, height: 600), itemCounts: items))
  }

  /// The example of the design, with every word it has.
  @Test func readsEveryWordOfACompositionalLayout() throws {
    let solution = try solution(
      """
      { scrollDirection: "vertical", interSectionSpacing: 4, contentInsetsReference: "none",
        boundarySupplementaryItems: [
          { elementKind: "global", width: "fractionalWidth(1)", height: "absolute(10)",
            alignment: "top" } ],
        sections: [ {
          group: { axis: "horizontal", width: "fractionalWidth(1)", height: "absolute(90)",
                   interItemSpacing: "fixed(6)",
                   subitems: [
                     { axis: "vertical", width: "absolute(100)", height: "fractionalHeight(1)",
                       subitem: { width: "fractionalWidth(1)", height: "fractionalHeight(0.5)",
                                  contentInsets: [1, 2, 3, 4] }, count: 2 },
                     { width: "absolute(100)", height: "fractionalHeight( 1 / 3 )",
                       contentInsets: 5,
                       edgeSpacing: { top: "flexible(0)" },
                       supplementaryItems: [ { elementKind: "badge", width: "absolute(20)",
                         height: "absolute(20)", zIndex: 3,
                         containerAnchor: { edges: ["top", "trailing"],
                                            fractionalOffset: [0.5, -0.5] } } ] } ] },
          contentInsets: [1, 0, 2, 0], interGroupSpacing: 7,
          supplementariesFollowContentInsets: false,
          decorationItems: [ { elementKind: "background", contentInsets: 1, zIndex: -1 } ],
          boundarySupplementaryItems: [
            { elementKind: "header", width: "fractionalWidth(1)", height: "estimated(20)",
              alignment: "topLeading", extendsBoundary: true, pinToVisibleBounds: true,
              absoluteOffset: [2, 3], contentInsets: [0, 1, 0, 1], zIndex: 2 } ] } ] }
      """, items: [4, 3])
    #expect(
      solution.debugDescription == """
        layout 300 × 337
        ├─ top “global” [0, 0, 300, 10]
        ├─ section 0 [0, 10, 300, 210], 4 items
        │  ├─ topLeading “header” [3, 13, 298, 20]
        │  ├─ “background” [1, 11, 298, 208]
        │  └─ 2 groups of 3, the first [0, 31, 300, 90], each (0, 97) from the one before
        │     ├─ [2, 32, 94, 41]
        │     ├─ [2, 77, 94, 41]
        │     └─ [111, 96, 90, 20]
        │        └─ “badge” [191, 86, 20, 20]
        └─ section 1 [0, 224, 300, 113], 3 items
           ├─ topLeading “header” [3, 227, 298, 20]
           ├─ “background” [1, 225, 298, 111]
           └─ 1 groups of 3, the first [0, 245, 300, 90], each (0, 97) from the one before
              ├─ [2, 246, 94, 41]
              ├─ [2, 291, 94, 41]
              └─ [111, 310, 90, 20]
                 └─ “badge” [191, 300, 20, 20]
        """)
    #expect(solution.sections[0].boundarySupplementaryItems[0].pinsToVisibleBounds)
    #expect(solution.sections[0].boundarySupplementaryItems[0].zIndex == 2)
    #expect(solution.sections[0].supplementaryItems(at: 2).map(\.zIndex) == [3])
  }

  @Test func readsFlowLayoutsAndLists() throws {
    let flow = try solution(
      "{ flow: { itemSize: [100, 50], minimumLineSpacing: 5, sectionInset: [1, 2, 3, 4] } }",
      items: [3])
    #expect(flow.sections[0].frame(at: 2) == CGRect(x: 2, y: 56, width: 100, height: 50))
    let list = try solution("{ list: { appearance: 'insetGrouped' } }", items: [1])
    #expect(list.sections[0].frame(at: 0) == CGRect(x: 16, y: 35, width: 268, height: 44))
    let section = try solution("{ sections: [ { list: { appearance: 'plain' } } ] }", items: [2])
    #expect(section.sections[0].frame(at: 1).minY == 44)
  }

  @Test func measuredHeightsStandForContentThroughAllSections() throws {
    let solution = try solution(
      """
      { measuredHeights: [10, 20, 30],
        sections: [ { group: { axis: "horizontal", width: "fractionalWidth(1)",
          height: "estimated(50)",
          subitems: [ { width: "fractionalWidth(1)", height: "estimated(50)" } ] } } ] }
      """, items: [1, 3])
    #expect(solution.sections[0].frame.height == 10)
    #expect((0..<3).map { solution.sections[1].frame(at: $0).height } == [20, 30, 50])
  }

  /// A notation and what is said of it.
  struct Fault: CustomTestStringConvertible {
    let text: String
    let words: String
    var testDescription: String { text }

    init(_ text: String, _ words: String) {
      self.text = text
      self.words = words
    }

    /// A fault of the group of the only section.
    static func group(_ group: String, _ words: String) -> Fault {
      Fault("{ sections: [ { group: { \(group) } } ] }", words)
    }
  }

  @Test(arguments: [
    Fault(
      "{ sektions: [] }",
      """
      layout.json5:1:1: error: the layout is of no kind
        help: give it “sections”, “flow” or “list”
      """),
    Fault(
      "{ flow: {}, list: { appearance: 'plain' } }",
      """
      layout.json5:1:1: error: the layout is of several kinds: “flow”, “list”
        help: give it “sections”, “flow” or “list”
      """),
    Fault(
      "{ sections: [] }",
      """
      layout.json5:1:13: error: the layout has no section
        at sections
      """),
    .group(
      "axis: 'horizontal', width: 'fractionalWith(1)', height: 'absolute(1)', subitems: []",
      """
      layout.json5:1:53: error: “fractionalWith” cannot stand here
        at sections[0].group.width
        help: did you mean “fractionalWidth”?
      layout.json5:1:107: error: the group does not say what it holds
        at sections[0].group.subitems
        help: give it “subitems”, or “subitem” or “repeatingSubitem” with “count”
      """),
    .group(
      "width: 'absolute(10)', height: 'absolute(10)'",
      """
      layout.json5:1:24: error: a section repeats a group, and this is an item
        at sections[0].group
        help: give it an “axis” and “subitems”
      """),
    .group(
      """
      axis: 'vertical', width: 'absolute(-1)', height: 'absolute(1/0)',
      subitem: { width: 100, height: 'absolute 3' }
      """,
      """
      layout.json5:1:24: error: “subitem” has no count
        at sections[0].group
        help: say with “count” how many the group holds
      layout.json5:1:51: error: nothing can be laid out with -1: expected a number from 0 up
        at sections[0].group.width
      layout.json5:1:75: error: nothing can be laid out with Infinity: expected a number from 0 up
        at sections[0].group.height
      layout.json5:2:19: error: expected to be told what kind of length 100 is
        at sections[0].group.subitem.width
        help: write "absolute(100)"
      layout.json5:2:32: error: expected a value such as “fractionalWidth(1)”, found “absolute 3”
        at sections[0].group.subitem.height
        help: write one of “fractionalWidth”, “fractionalHeight”, “absolute”, “estimated”, \
      “uniformAcrossSiblings” with a number in parentheses
      """),
  ])
  func saysWhatIsWrongAndWhere(_ fault: Fault) throws {
    let (description, diagnostics) = try description(fault.text)
    #expect(description == nil)
    #expect(diagnostics.map(\.description).joined(separator: "\n") == fault.words)
  }

  @Test func anUnknownKeyIsAWarningWithTheNearestKnownOne() throws {
    let (description, diagnostics) = try description(
      "{ flow: { itemSise: [1, 1] } }")
    #expect(description != nil)
    #expect(
      diagnostics.map(\.description) == [
        """
        layout.json5:1:11: warning: unknown key “itemSise”
          at flow.itemSise
          help: did you mean “itemSize”?
        """
      ])
  }

  /// What only solving finds out is said at the place in the file, too.
  @Test func aFaultOfSolvingIsNamedWhereItWasWritten() throws {
    let (description, _) = try description(
      """
      { sections: [
        { list: { appearance: "plain" } },
        { group: { axis: "horizontal", width: "fractionalWidth(1)", height: "absolute(10)",
          subitems: [
            { width: "absolute(1)", height: "absolute(1)" },
            { axis: "vertical", width: "fractionalWidth(1000000)", height: "absolute(1)",
              subitem: { width: "absolute(1)", height: "absolute(1)" }, count: 1 } ] } } ] }
      """)
    let layout = try #require(description)
    let container = CGSize(width: 1e6, height: 600)
    let error = try #require(throws: LayoutError.self) {
      try layout.solution(in: LayoutProposal(containerSize: container, itemCounts: [1, 1]))
    }
    #expect(
      layout.diagnostic(of: error).description == """
        layout.json5:6:7: error: the width 1000000000000 is beyond all measure
          at sections[1].group.subitems[1]
        """)
  }
}
