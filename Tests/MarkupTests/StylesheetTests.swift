import Testing

@testable import Markup

@Suite struct StylesheetTests {
  @Test(arguments: [
    ("a{background:url(x.png)}", ["x.png"]),
    ("a{background:URL( \"x y.png\" )}", ["x y.png"]),
    ("a{background:url('x).png') , url(y.png)}", ["x).png", "y.png"]),
    ("@import \"x.css\" layer(a);", ["x.css"]),
    ("@import url(x.css);", ["x.css"]),
    ("/* url(no.png) */ a{}", []),
    ("a::after{content:\"url(no.png)\"}", []),
    ("a{--curl(x):1}", []),
    ("a{background:url(a\\)b.png)}", ["a)b.png"]),
    ("a{background:url(\\61 b\\00e9.png)}", ["ab\u{E9}.png"]),
    ("a{background:url(#clip)}", ["#clip"]),
    ("a{src:url(x.woff2", ["x.woff2"]),
    ("/* open", []),
    ("a{background:url(\"x", ["x"]),
    ("a{background:url(\\", [""]),
    ("@import", []),
    ("@media print{} a{content:\"x\"}", []),
  ])
  func readsAddresses(css: String, addresses: [String]) {
    #expect(Stylesheet(Array(css.utf8)).addresses.map(\.address) == addresses)
  }

  @Test func reportsItsLinksWithTheirPlaces() throws {
    let report = try PageValidator().inspect(
      Array("a{}\né{background:url(x.png)} b{fill:url(#y)}".utf8), at: SitePath("assets/a.css"))
    #expect(report.facts.links == [Link("x.png", role: .resource, line: 2, column: 18)])
    #expect(report.findings == [])
  }
}
