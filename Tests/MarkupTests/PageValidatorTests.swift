import Testing

@testable import Markup

/// A fault and what is expected of it: `markup` stands in line 20 of `PageSample.good`.
struct SpoiltPage: Sendable, CustomTestStringConvertible {
  var markup: String
  var kind: PageFinding.Kind
  var line = 20
  var column: Int? = 1

  init(_ markup: String, _ kind: PageFinding.Kind, line: Int = 20, column: Int? = 1) {
    self.markup = markup
    self.kind = kind
    self.line = line
    self.column = column
  }

  var testDescription: String { markup }
  var finding: PageFinding { PageFinding(kind, line: line, column: column) }
}

@Suite struct PageValidatorTests {
  static let sharedValidator = Result { try PageValidator() }
  let validator: PageValidator

  init() throws { validator = try Self.sharedValidator.get() }

  @Test func findsNothingWrongWithAGoodPage() {
    #expect(validator.inspect(page: PageSample.page()).findings == [])
  }

  @Test(arguments: PageSample.goodMarkup) func accepts(_ markup: String) {
    #expect(validator.inspect(page: PageSample.page(with: markup)).findings == [])
  }

  @Test(arguments: PageSample.syntaxFaults) func findsSyntaxFault(_ page: SpoiltPage) {
    expectOnly(page)
  }

  @Test(arguments: PageSample.schemaFaults) func findsSchemaFault(_ page: SpoiltPage) {
    expectOnly(page)
  }

  @Test(arguments: PageSample.referenceFaults) func findsReferenceFault(_ page: SpoiltPage) {
    expectOnly(page)
  }

  @Test(arguments: PageSample.readingFaults) func findsReadingFault(_ page: SpoiltPage) {
    expectOnly(page)
  }

  @Test(arguments: PageSample.linkFaults) func findsFaultOfAnAddress(_ page: SpoiltPage) {
    expectOnly(page)
  }

  @Test(arguments: PageSample.documentFaults)
  func findsFaultOfTheWholePage(old: String, new: String, finding: PageFinding) {
    let findings = validator.inspect(page: PageSample.page(replacing: old, with: new)).findings
    #expect(findings == [finding])
  }

  @Test func findsEveryFaultOfAPageInTheOrderOfLines() {
    let markup = "<div onclick=\"\"><p>a<div>b</div></p>\n<foo><ul>t</ul></foo></div>"
    let findings = validator.inspect(page: PageSample.page(with: markup)).findings
    #expect(
      findings == [
        PageFinding(.schema(.unknownAttribute("onclick", element: "div")), line: 20, column: 6),
        PageFinding(.schema(.misplacedElement("div", parent: "p")), line: 20, column: 21),
        PageFinding(.schema(.unknownElement("foo")), line: 21, column: 1),
        PageFinding(.schema(.misplacedText(parent: "ul")), line: 21, column: 6),
      ])
  }

  @Test func countsLinesBeyondSixteenBits() {
    let markup = String(repeating: "\n", count: 70_000) + "<p id=\"main\"></p>"
    let findings = validator.inspect(page: PageSample.page(with: markup)).findings
    #expect(
      findings == [
        PageFinding(.reference(.duplicateID("main", firstLine: 13)), line: 70_020, column: 4)
      ])
  }

  @Test func findsTheSameInEveryThread() async {
    let bad = PageSample.page(with: "<p onclick=\"\"></p>")
    let expected = validator.inspect(page: bad)
    await withTaskGroup(of: FileReport.self) { group in
      for _ in 0..<200 { group.addTask { [validator] in validator.inspect(page: bad) } }
      for await report in group { #expect(report == expected) }
    }
  }

  private func expectOnly(
    _ page: SpoiltPage, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let findings = validator.inspect(page: PageSample.page(with: page.markup)).findings
    #expect(findings == [page.finding], sourceLocation: sourceLocation)
  }
}
