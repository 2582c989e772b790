import Diagnostics
import Testing

struct DiagnosticDescriptionTests {
  @Test func namesPlaceSeverityPathReasonAndHelp() {
    let diagnostic = Diagnostic(
      .warning, "json5.unknown-key", "unknown key “colums”",
      explanation: "keys are compared letter by letter\nand case counts",
      at: Diagnostics.SourceLocation(
        file: "gallery.json5", line: 4, column: 7, keyPath: "sections[0].layout.colums"),
      solutions: ["did you mean “columns”?", "remove the key"])
    #expect(
      diagnostic.description == """
        gallery.json5:4:7: warning: unknown key “colums”
          at sections[0].layout.colums
          keys are compared letter by letter
          and case counts
          help: did you mean “columns”?
          help: remove the key
        """)
  }

  @Test(arguments: [
    (nil, "error: nothing to build"),
    (Diagnostics.SourceLocation(file: "a b.jpg"), "a b.jpg: error: nothing to build"),
    (Diagnostics.SourceLocation(file: "a.md", line: 3), "a.md:3: error: nothing to build"),
    (Diagnostics.SourceLocation(file: "a.md", column: 3), "a.md: error: nothing to build"),
  ])
  func namesAsMuchOfThePlaceAsIsKnown(_ location: Diagnostics.SourceLocation?, _ message: String) {
    let diagnostic = Diagnostic(.error, "build.empty", "nothing to build", at: location)
    #expect(diagnostic.description == message)
  }

  @Test func writesWhatATerminalWouldObeyAsNumbers() {
    let diagnostic = Diagnostic(
      .note, "photo.skipped", "“a\u{1B}[2Jb\nc\u{202E}” é😀 is left out",
      at: Diagnostics.SourceLocation(file: "x\u{7}\u{9B}y.jpg"))
    #expect(
      diagnostic.description
        == "x\\u{7}\\u{9B}y.jpg: note: “a\\u{1B}[2Jb\\u{A}c\\u{202E}” é😀 is left out")
  }

  @Test func ranksSeverities() {
    #expect(Diagnostic.Severity.note < .warning)
    #expect(Diagnostic.Severity.warning < .error)
  }
}
