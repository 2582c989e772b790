import Diagnostics
import Mustache
import TestSupport
import Testing

@testable import Gallery

@Suite("A theme's own files take the place of the default's, one by one")
struct ThemeTests {
  @Test("the default theme has no faults")
  func defaultTheme() { #expect(Theme().faults == []) }

  @Test("a replaced footer and style sheet are everywhere; the rest is the default's")
  func overrides() throws {
    let folder = try TemporaryFolder([
      "partials/footer.mustache": Array("<footer>By {{site.author}}</footer>\n".utf8),
      "theme.css": Array("body { color: red }\n".utf8), "notes.txt": [0xFF],
    ])
    let (theme, diagnostics) = Theme.reading(folder: folder.path, shownAs: "my-theme")
    #expect(diagnostics == [])
    var sample = SampleSite()
    sample.theme = theme
    sample.site.author = "Ada"
    let files = try sample.files()
    #expect(files.values.filter { $0.text.contains("<footer>By Ada</footer>") }.count == 7)
    let sheet = try #require(files.values.first { $0.path.hasPrefix("assets/theme.") })
    #expect(sheet.text.hasSuffix("body{color: red}"))
    #expect(sheet.text.contains(".r8{--r:136}"))
    #expect(try sample.findings() == [])
  }

  @Test("a template of one's own may be included by another")
  func newPartial() throws {
    let folder = try TemporaryFolder([
      "partials/footer.mustache": Array("{{> partials/imprint}}\n".utf8),
      "partials/imprint.mustache": Array("<footer>Imprint</footer>\n".utf8),
    ])
    var sample = SampleSite()
    sample.theme = Theme.reading(folder: folder.path, shownAs: "t").theme
    #expect(try sample.text("index.html").contains("<footer>Imprint</footer>"))
  }

  struct Fault: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var file: String
    var bytes: [UInt8]
    var message: String
  }

  static let faults = [
    Fault(
      testDescription: "a section without end", file: "partials/footer.mustache",
      bytes: Array("<footer>\n{{#site}}</footer>\n".utf8),
      message: """
        my-theme/partials/footer.mustache:2:1: error: “{{#site}}” has no end
          help: write “{{/site}}” where it ends
        """),
    Fault(
      testDescription: "a partial nobody wrote", file: "pages/missing.mustache",
      bytes: Array("{{> partials/haed}}\n".utf8),
      message: """
        my-theme/pages/missing.mustache:1:1: error: no template is called “partials/haed”
          help: did you mean “partials/head”?
        """),
    Fault(
      testDescription: "a slip in a file's name", file: "partials/foter.mustache", bytes: [],
      message: """
        my-theme/partials/foter.mustache: warning: the default theme has no file of this name
          It takes no file's place.
          help: did you mean “partials/footer.mustache”?
        """),
    Fault(
      testDescription: "bytes that are no text", file: "theme.css", bytes: [0x61, 0xFF],
      message: "my-theme/theme.css: error: a theme's file must be text in UTF-8"),
    Fault(
      testDescription: "a style sheet that nothing asks for", file: "styles.css", bytes: [],
      message: """
        my-theme/styles.css: warning: the default theme has no file of this name
          It takes no file's place.
        """),
  ]

  @Test(arguments: faults)
  func names(fault: Fault) throws {
    let folder = try TemporaryFolder([fault.file: fault.bytes])
    let found = Theme.reading(folder: folder.path, shownAs: "my-theme").diagnostics
    #expect(found.map(\.description) == [fault.message])
  }

  @Test("a folder that is not there")
  func noFolder() {
    let found = Theme.reading(folder: "/nowhere/at/all", shownAs: "my-theme").diagnostics
    #expect(
      found.map(\.description) == [
        """
        my-theme: error: the theme must be a folder
          help: check the value of “theme” in gallery.json5
        """
      ])
  }
}
