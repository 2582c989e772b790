import Testing

@testable import Markup

@Suite struct SiteCheckerTests {
  @Test func findsNothingWrongWithASiteThatHangsTogether() throws {
    #expect(
      try faults(in: [
        "index.html": "<a href=\"a/index.html#boat\">a</a>",
        "a/index.html":
          "<p id=\"boat\"><img src=\"../images/b%20%231.jpg\" alt=\"\" width=\"1\" height=\"1\"/></p>",
        "images/b #1.jpg": "", "a/theme.css": "a{background:url(../images/b%20%231.jpg)}",
      ]) == [])
  }

  @Test(arguments: [
    ("<a href=\"b.html\">b</a>", LinkFault.missingFile("b.html", nearest: nil)),
    ("<a href=\"Boat.html\">b</a>", .missingFile("Boat.html", nearest: "boat.html")),
    ("<a href=\"boats.html\">b</a>", .missingFile("boats.html", nearest: "boat.html")),
    (
      "<a href=\"caf%C3%A9.html\">b</a>",
      .missingFile("caf\u{E9}.html", nearest: "cafe\u{301}.html")
    ),
    ("<a href=\"boat.html#sail\">b</a>", .missingFragment("sail", page: "boat.html")),
    ("<a href=\"/boat.html\">b</a>", .rootedLink("/boat.html")),
    ("<a href=\"../boat.html\">b</a>", .escapingLink("../boat.html")),
    (
      "<a href=\"javascript:alert(1)\">b</a>",
      .forbiddenScheme("javascript", link: "javascript:alert(1)")
    ),
    ("<a href=\" JavaScript:alert(1)\">b</a>", .malformedLink(" JavaScript:alert(1)")),
    ("<a href=\"java&#10;script:alert(1)\">b</a>", .malformedLink("java\nscript:alert(1)")),
    (
      "<img src=\"https://example.org/a.jpg\" alt=\"\" width=\"1\" height=\"1\"/>",
      .externalResource("https://example.org/a.jpg")
    ),
    (
      "<img src=\"data:image/gif,x\" alt=\"\" width=\"1\" height=\"1\"/>",
      .externalResource("data:image/gif,x")
    ),
    ("<video src=\"boat.html\" poster=\"b.jpg\"></video>", .missingFile("b.jpg", nearest: nil)),
    (
      "<img src=\"boat.html\" srcset=\"boat.html 1w, b.jpg 2w\" sizes=\"1px\" alt=\"\" width=\"1\" height=\"1\"/>",
      .missingFile("b.jpg", nearest: nil)
    ),
  ])
  func finds(markup: String, fault: LinkFault) throws {
    let found = try faults(in: [
      "index.html": markup, "boat.html": "<p id=\"mast\">x</p>", "cafe\u{301}.html": "",
    ])
    #expect(found == [fault])
  }

  @Test(arguments: [
    "https://example.org/", "//example.org/", "mailto:a@example.org", "tel:+1", "boat.html#mast",
    "boat.html#top", "boat.html?x",
  ])
  func leavesAlone(address: String) throws {
    let found = try faults(in: [
      "index.html": "<a href=\"\(address)\">a</a>", "boat.html": "<p id=\"mast\">x</p>",
    ])
    #expect(found == [])
  }

  @Test func namesFileLineAndColumnInOrder() throws {
    var checker = SiteChecker()
    let page = FileFacts(links: [Link("x.html", role: .navigation, line: 7, column: 3)], ids: [])
    checker.add(SitePath("b/index.html"), page)
    checker.add(SitePath("a/index.html"), page)
    #expect(
      checker.findings().map { "\($0.path):\($0.finding.line):\($0.finding.column ?? 0)" }
        == ["a/index.html:7:3", "b/index.html:7:3"])
  }

  @Test func checksAFolderWhoseNamesAreNotUTF8() throws {
    try withTemporaryDirectory { folder in
      folder.write("index.html", PageSample.page(with: "<a href=\"%FF.html\">a</a>"))
      folder.write(bytes: [0xFF] + Array(".html".utf8), Array("<p".utf8))
      folder.write("a/feed.xml", Array("<feed>".utf8))
      folder.write("a/deep/down/theme.css", Array("a{background:url(x.png)}".utf8))
      for name in [
        "assets/theme.1a2b.css", "feed.xml", "boat/index.html", "images/b-1.webp",
        "images/b-2.webp", "images/b-1.jpg",
      ] { folder.write(name, name.hasSuffix("html") ? PageSample.minimal : Array("<x/>".utf8)) }
      let findings = try SiteCheck.findings(inDirectory: folder.path)
      #expect(
        findings.map { "\($0.path):\($0.finding.line)" } == [
          "a/deep/down/theme.css:1", "a/feed.xml:1", "\u{FFFD}.html:1",
        ])
    }
  }

  @Test func saysWhichFolderCannotBeRead() {
    #expect(throws: MarkupError.unreadableFile(path: "/nowhere/at/all/", code: 2)) {
      try SiteCheck.findings(inDirectory: "/nowhere/at/all")
    }
  }

  /// What is wrong between files, pages being given by what is inside `main`.
  private func faults(in files: [String: String]) throws -> [LinkFault] {
    let validator = try PageValidator()
    var checker = SiteChecker()
    for (path, content) in files {
      let isPage = path.hasSuffix(".html")
      let bytes = isPage ? PageSample.minimal(with: content) : Array(content.utf8)
      let report = validator.inspect(bytes, at: SitePath(path))
      #expect(report.findings == [])
      checker.add(SitePath(path), report.facts)
    }
    return checker.findings().compactMap {
      if case .link(let fault) = $0.finding.kind { fault } else { nil }
    }
  }
}
