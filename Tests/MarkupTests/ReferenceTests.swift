import Testing

@testable import Markup

/// Expected values are those of RFC 3986 § 5.4 where a browser and a file system agree.
@Suite struct ReferenceTests {
  static let base = SitePath("a/b/index.html")

  @Test(arguments: [
    ("x.html", "a/b/x.html"),
    ("./x.html", "a/b/x.html"),
    ("../x.html", "a/x.html"),
    ("../../x.html", "x.html"),
    (".././../c/./d/../x.html", "c/x.html"),
    ("x.html?y=/z", "a/b/x.html"),
    ("%22Heroes%22%20%231.jpg", "a/b/\"Heroes\" #1.jpg"),
    ("100%25.jpg", "a/b/100%.jpg"),
    ("%2523.jpg", "a/b/%23.jpg"),
    ("./09:10.jpg", "a/b/09:10.jpg"),
    ("09%3A10.jpg", "a/b/09:10.jpg"),
    ("%F0%9F%9B%B6.jpg", "a/b/🛶.jpg"),
    ("🛶.jpg", "a/b/🛶.jpg"),
    ("..x/...y", "a/b/..x/...y"),
    ("-resize.jpg", "a/b/-resize.jpg"),
  ])
  func resolves(address: String, path: String) throws {
    #expect(
      try Reference(address, in: Self.base) == .file(SitePath(path), fragment: nil))
  }

  @Test(arguments: [
    ("#x", "a/b/index.html", "x"),
    ("#", "a/b/index.html", ""),
    ("?q#x", "a/b/index.html", "x"),
    ("../index.html#caf%C3%A9", "a/index.html", "café"),
    ("x.html#a#b", "a/b/x.html", "a#b"),
  ])
  func keepsTheFragment(address: String, path: String, fragment: String) throws {
    #expect(
      try Reference(address, in: Self.base) == .file(SitePath(path), fragment: fragment))
  }

  @Test(arguments: [
    ("https://example.org/x", "https"), ("MAILTO:a@example.org", "mailto"), ("//example.org/", ""),
    ("javascript:alert(1)", "javascript"), ("data:,x", "data"), ("img-09:10.jpg", "img-09"),
    ("c+d-e.f:g h", "c+d-e.f"),
  ])
  func knowsWhatIsOutside(address: String, scheme: String) throws {
    #expect(try Reference(address, in: Self.base) == .external(scheme: scheme))
  }

  @Test(arguments: [
    ("/x.html", LinkFault.rootedLink("/x.html")),
    ("../../../x.html", .escapingLink("../../../x.html")),
    ("../x/../../../x.html", .escapingLink("../x/../../../x.html")),
    ("%2e%2e/%2e%2e/%2e%2e/x", .escapingLink("%2e%2e/%2e%2e/%2e%2e/x")),
    ("x/", .folderLink("x/")),
    ("..", .folderLink("..")),
    (".", .folderLink(".")),
    ("../", .folderLink("../")),
    ("./#x", .folderLink("./#x")),
    ("x/%2e%2e", .folderLink("x/%2e%2e")),
    ("100%.jpg", .malformedLink("100%.jpg")),
    ("a%2Fb.jpg", .malformedLink("a%2Fb.jpg")),
    ("a%00.jpg", .malformedLink("a%00.jpg")),
    ("a//b.jpg", .malformedLink("a//b.jpg")),
    ("a b.jpg", .malformedLink("a b.jpg")),
    ("a\\b.jpg", .malformedLink("a\\b.jpg")),
    ("a\tb.jpg", .malformedLink("a\tb.jpg")),
    ("x.html#100%", .malformedLink("x.html#100%")),
  ])
  func refuses(address: String, fault: LinkFault) {
    #expect(throws: fault) { try Reference(address, in: Self.base) }
  }

  @Test func keepsBytesThatStringsWouldTakeForEqual() throws {
    let composed = try Reference("caf%C3%A9.jpg", in: SitePath("index.html"))
    let decomposed = try Reference("cafe%CC%81.jpg", in: SitePath("index.html"))
    #expect(composed != decomposed)
  }
}
