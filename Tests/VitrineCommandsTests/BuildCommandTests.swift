import Foundation
import TestSupport
import Testing

@testable import VitrineCommands

@Suite("vitrine build")
struct BuildCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(PNGPicture(width: 60, height: 40, colour: 0x336699).bytes, to: "in/a.png")
  }

  private func build(_ console: TestConsole, _ options: String...) -> VitrineCommands.ExitStatus {
    let command = ["build", folder.path(of: "in"), "-o", folder.path(of: "out")]
    return VitrineCommands.run(command + options, console.console)
  }

  @Test func onAPipeEachStepIsALine() {
    let console = TestConsole()
    #expect(build(console) == .done)
    let names = console.output.split(separator: "\n").dropLast().map { line in
      line.components(separatedBy: "  ")[0]
    }
    #expect(
      names == ["discover", "read", "plan", "derive", "lay out", "render", "validate", "write"])
    #expect(console.output.hasSuffix("Built \(folder.path(of: "out")): 1 photo in 1 album.\n"))
    #expect(console.errors == "")
  }

  @Test func withNothingToDoItSaysSo() {
    _ = build(TestConsole())
    let console = TestConsole()
    #expect(build(console) == .done)
    #expect(
      console.output == """
        discover  1 picture in 1 album
        Nothing has changed: \(folder.path(of: "out")) shows 1 photo in 1 album.

        """)
  }

  @Test func quietSaysOnlyWhatIsWrong() throws {
    let console = TestConsole()
    #expect(build(console, "-q") == .done)
    #expect(console.output == "")
    try folder.write("not a picture", to: "in/b.png")
    #expect(build(console, "--quiet") == .doneWithWarnings)
    #expect(console.output == "")
    #expect(console.errors.hasPrefix("b.png: warning: "))
  }

  @Test func verboseNamesEveryPicture() {
    let console = TestConsole()
    #expect(build(console, "--verbose") == .done)
    #expect(console.output.contains("\n  a.png: 2 files\n"))
  }

  @Test func whatCannotBeBuiltIsNotDone() throws {
    let console = TestConsole()
    try folder.remove("in/a.png")
    #expect(build(console) == .notDone)
    #expect(console.errors.hasPrefix("error: there are no pictures in “\(folder.path(of: "in"))”"))
    #expect(!FileManager.default.fileExists(atPath: folder.path(of: "out")))
  }

  @Test(arguments: [
    ("--jobs=0", "error: “--jobs” is a whole number from 1 to 256, not “0”\n"),
    (
      "--base-url=example",
      """
      error: “--base-url” is an address on the web, not “example”
        help: write it in full: https://example.org/photos/

      """
    ),
  ])
  func aValueThatMakesNoSenseIsExplained(option: String, errors: String) {
    let console = TestConsole()
    #expect(build(console, option) == .notDone)
    #expect(console.errors == errors)
  }

  @Test func theAddressOnTheCommandLineGoesFirst() throws {
    try folder.write("{ baseURL: 'https://example.org/old/' }", to: "in/gallery.json5")
    _ = build(TestConsole(), "--base-url", "https://example.com/new")
    let siteMap = String(
      decoding: try Data(contentsOf: URL(filePath: folder.path(of: "out/sitemap.xml"))),
      as: UTF8.self)
    #expect(siteMap.contains("https://example.com/new/"))
    #expect(!siteMap.contains("https://example.org"))
  }
}

@Suite("vitrine new")
struct NewCommandTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func aNewGalleryBuildsOnceItHasAPicture() throws {
    let console = TestConsole()
    let gallery = folder.path(of: "my/photos")
    #expect(console.run("new", gallery) == .done)
    try folder.write(
      PNGPicture(width: 60, height: 40, colour: 0x336699).bytes, to: "my/photos/a.png")
    #expect(console.run("build", gallery, "-o", folder.path(of: "out")) == .done)
    #expect(console.errors == "")
  }

  @Test func settingsThatAreThereStay() throws {
    try folder.write("{ title: 'Mine' }", to: "gallery.json5")
    let console = TestConsole()
    #expect(console.run("new", folder.path) == .notDone)
    #expect(
      console.errors == """
        error: “\(folder.path(of: "gallery.json5"))” is there already, and is left as it is
          help: edit it, or move it away first

        """)
    #expect(try folder.text(of: "gallery.json5") == "{ title: 'Mine' }")
  }
}
