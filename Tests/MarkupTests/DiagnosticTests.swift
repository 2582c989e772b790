import Diagnostics
import Testing

@testable import Markup

@Suite struct DiagnosticTests {
  @Test func saysWhatWhereFromWhatAndHowToMendIt() {
    let finding = PageFinding(.reading(.missingAlternativeText), line: 14, column: 9)
    let diagnostic = finding.diagnostic(
      in: "coast/index.html", template: SourceLocation(file: "pages/album.mustache", line: 31),
      content: "photos/boat.jpg")
    #expect(
      diagnostic.description == """
        coast/index.html:14:9: warning: “img” has no “alt”
          written by pages/album.mustache:31 for photos/boat.jpg
          help: add alt="…" with what the picture shows, or alt="" where it only decorates
        """)
    #expect(diagnostic.identifier == "page.alt")
  }

  @Test func offersTheFileThatWasMeant() {
    let fault = LinkFault.missingFile("images/Boat.jpg", nearest: "images/boat.jpg")
    let finding = SiteFinding(
      path: SitePath("index.html"), finding: PageFinding(.link(fault), line: 3))
    #expect(
      finding.diagnostic().description == """
        index.html:3: warning: links to “images/Boat.jpg”, which does not exist
          help: did you mean “images/boat.jpg”?
        """)
  }

  @Test func keepsHostileValuesToOneShortLine() {
    let value = String(repeating: "x\n", count: 500)
    let finding = PageFinding(.link(.externalResource(value)), line: 1)
    let summary = finding.diagnostic(in: "index.html").summary
    #expect(summary.count < 200 && !summary.contains("\n"))
  }

  @Test func everyFaultHasAHeadline() throws {
    let faults =
      PageSample.syntaxFaults + PageSample.schemaFaults + PageSample.referenceFaults
      + PageSample.readingFaults + PageSample.linkFaults
    for fault in faults {
      let diagnostic = fault.finding.diagnostic(in: "index.html")
      #expect(diagnostic.severity == .warning)
      #expect(diagnostic.identifier.hasPrefix("page."))
      #expect(!diagnostic.summary.isEmpty && !diagnostic.summary.hasSuffix("."))
    }
  }

  @Test func saysWhyAFileCannotBeRead() {
    #expect(
      MarkupError.unreadableFile(path: "site/x.html", code: 13).diagnostic.description
        == "site/x.html: error: cannot be read: Permission denied")
  }
}
