import Foundation
import Testing

@testable import Markup

/// The schema and its walker against the tools of RELAX NG's own authors.
@Suite struct SchemaAgreementTests {
  static let schemaFolder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Markup/Schema")

  @Test(.enabled(if: Tool("trang") != nil, "trang is not installed"))
  func theCompiledInSchemaIsMadeFromTheWrittenOne() throws {
    let trang = try #require(Tool("trang"))
    try withTemporaryDirectory { folder in
      let made = folder.path + "/vitrine.rng"
      let written = Self.schemaFolder.appending(path: "vitrine.rnc").path
      let result = try trang.run([written, made])
      #expect(result.status == 0, "\(result.output)")
      let committed = Self.schemaFolder.appending(path: "vitrine.rng").path
      #expect(FileManager.default.contentsEqual(atPath: made, andPath: committed))
    }
  }

  @Test(.enabled(if: Tool("jing") != nil, "jing is not installed"))
  func judgesEveryTestPageAsJingDoes() throws {
    let faults = PageSample.schemaFaults + PageSample.readingFaults + PageSample.referenceFaults
    let pages =
      (PageSample.goodMarkup + faults.map(\.markup)).map { PageSample.page(with: $0) }
      + PageSample.documentFaults.map { PageSample.page(replacing: $0.old, with: $0.new) }
    try expectAgreement(on: pages)
  }

  @Test(.enabled(if: Tool("jing") != nil, "jing is not installed"))
  func judgesRandomPagesAsJingDoes() throws {
    var random = RandomPage(seed: 1)
    try expectAgreement(on: (0..<400).map { _ in random.next() })
  }

  /// Both call the same pages wrong, and see the first fault in the same line.
  private func expectAgreement(on pages: [[UInt8]]) throws {
    // RELAX NG cannot express data-*, see the schema.
    let pages = pages.filter { !String(decoding: $0, as: UTF8.self).contains(" data-") }
    let jing = try #require(Tool("jing"))
    let walker = WalkerPool(try GrammarReader.embedded())
    try withTemporaryDirectory { folder in
      for (index, page) in pages.enumerated() { folder.write("\(index).html", page) }
      let schema = Self.schemaFolder.appending(path: "vitrine.rng").path
      let files = pages.indices.map { "\(folder.path)/\($0).html" }
      let theirs = JingReport(try jing.run([schema] + files).output)
      #expect(theirs.otherLines == [])
      for (index, page) in pages.enumerated() {
        let ours = walker.findings(in: try Page(page)).first
        let text = String(decoding: page, as: UTF8.self)
        let line = theirs.firstLine[index]
        #expect((ours == nil) == (line == nil), "\(String(describing: ours)) \(line ?? 0)\n\(text)")
        // Where something is missing, or text is too much, we name the element's start tag and
        // jing the place inside.
        switch ours?.kind {
        case .schema(.incompleteElement), .schema(.misplacedText): continue
        default: break
        }
        #expect(ours?.line == line, "\(String(describing: ours))\n\(text)")
      }
    }
  }
}

/// What jing printed: `file:line:column: error: …`.
private struct JingReport {
  var firstLine: [Int: Int] = [:]
  var otherLines: [Substring] = []

  init(_ output: String) {
    for line in output.split(separator: "\n") {
      guard let match = line.wholeMatch(of: /.*\/(\d+)\.html:(\d+):\d+: error: .*/),
        let file = Int(match.1), let number = Int(match.2)
      else {
        otherLines.append(line)
        continue
      }
      firstLine[file] = min(number, firstLine[file] ?? .max)
    }
  }
}

/// Makes pages that are right and wrong in about equal parts; each tag stands in its own line.
private struct RandomPage {
  private var random: SplitMix64
  private var lines: [String] = []

  init(seed: UInt64) { random = SplitMix64(state: seed) }

  mutating func next() -> [UInt8] {
    lines = ["<!DOCTYPE html>", "<html xmlns=\"http://www.w3.org/1999/xhtml\">"]
    lines += ["<head><title>a</title></head>", "<body>"]
    for _ in 0..<2 { element(depth: 0) }
    return Array((lines + ["</body>", "</html>", ""]).joined(separator: "\n").utf8)
  }

  private mutating func element(depth: Int, among names: [String] = Self.usual) {
    let name = Int.random(in: 0..<40, using: &random) == 0 ? pick(Self.unusual) : pick(names)
    lines.append("<\(name)\(attributes(of: name))>")
    for _ in 0..<Int.random(in: 0...(depth < 4 ? 3 : 0), using: &random) {
      element(depth: depth + 1, among: Self.children[name] ?? Self.usual)
    }
    if Self.children[name] == nil, Bool.random(using: &random) { lines.append("text") }
    lines.append("</\(name)>")
  }

  private mutating func attributes(of name: String) -> String {
    guard Int.random(in: 0..<4, using: &random) == 0 else { return "" }
    return " \(pick(Self.attributes))"
  }

  private mutating func pick(_ words: [String]) -> String {
    words[Int.random(in: words.indices, using: &random)]
  }

  private static let usual = ["div", "section", "ul", "dl", "figure", "a", "table", "details"]
  private static let unusual = ["p", "li", "span", "img", "title", "foo", "video", "ol", "em"]
  private static let children = [
    "ul": ["li"], "dl": ["dt", "dd", "div"], "figure": ["figcaption", "div"], "table": ["tr"],
    "tr": ["td", "th"], "details": ["summary"], "summary": ["span", "h2"], "span": ["em", "a"],
    "p": ["em", "span", "a"], "em": ["span"], "picture": ["source", "img"],
  ]
  private static let attributes = [
    "class=\"a\"", "id=\"a\"", "href=\"a\"", "style=\"a\"", "title=\"\"", "hidden=\" hidden \"",
    "hidden=\"a\"", "tabindex=\"0\"", "tabindex=\"1\"", "aria-label=\"a\"", "aria-hidden=\"yes\"",
    "xml:lang=\"en\"", "open=\"\"", "role=\"list\" dir=\"rtl\"", "colspan=\"2\"", "colspan=\"-2\"",
  ]
}
