import Foundation
import TestSupport
import Testing

@testable import Gallery

@Suite("A site is put in its folder as a whole")
struct SiteWriterTests {
  let site: SiteFolder

  init() throws { site = try SiteFolder() }

  @Test func aNewFolderHoldsTheSiteAndItsManifest() throws {
    let summary = try site.write(["index.html": "home", "coast/index.html": "coast"])
    #expect(try site.texts() == ["index.html": "home", "coast/index.html": "coast"])
    #expect(
      try site.root.text(of: "out/.vitrine-output")
        == """
        # Vitrine wrote these files and replaces them all. It stops when it finds others here.
        .vitrine-output
        coast/index.html
        index.html

        """)
    #expect(summary == WriteSummary(fileCount: 3, writtenCount: 3, removedCount: 0))
  }

  @Test func foldersAboveAreMade() throws {
    let deep = site.root.path(of: "a/b/out")
    let output = try OutputFolder(deep, input: site.root.path(of: "input"), cache: site.cache)
    _ = try SiteWriter(output: output, cache: site.cache)
      .write([OutputFile(path: try OutputPath("x"), content: .bytes([1]))])
    #expect(try site.root.bytes(of: "a/b/out/x") == [1])
  }

  @Test func whatHasNoPlaceAnyMoreIsGone() throws {
    try site.write(["index.html": "home", "coast/a/index.html": "a", "hills/index.html": "h"])
    let summary = try site.write(["index.html": "home", "coast": "now a file"])
    #expect(try site.texts() == ["index.html": "home", "coast": "now a file"])
    #expect(try site.listing().folders == [])
    #expect(summary == WriteSummary(fileCount: 3, writtenCount: 2, removedCount: 2))
  }

  @Test func aFileBecomesAFolderAndBack() throws {
    for round in 0..<4 {
      let texts = round % 2 == 0 ? ["a": "1", "b/c": "2"] : ["a/b": "1", "b": "2"]
      try site.write(texts)
      #expect(try site.texts() == texts)
    }
  }

  @Test func theSameSiteTouchesNothing() throws {
    let files = [try site.derivative("a-320.jpg", "pixels")]
    try site.write(files)
    let before = try site.listing()
    let folder = try identity(of: site.outputPath)
    let summary = try site.write(files)
    #expect(summary == WriteSummary(fileCount: 2, writtenCount: 0, removedCount: 0))
    #expect(try site.listing().files == before.files)
    #expect(try identity(of: site.outputPath) == folder)
  }

  @Test func unchangedFilesAreTheSameFilesAfterAChange() throws {
    let derivative = try site.derivative("a-320.jpg", "pixels")
    func files(_ text: String) throws -> [OutputFile] {
      [
        derivative, OutputFile(path: try OutputPath("same"), content: .bytes([7])),
        OutputFile(path: try OutputPath("index.html"), content: .bytes(Array(text.utf8))),
      ]
    }
    try site.write(try files("one"))
    let first = try site.listing().files
    for text in ["two", "three", "four"] {
      #expect(try site.write(try files(text)).writtenCount == 1)
      let now = try site.listing().files
      #expect(now["same"] == first["same"])
      #expect(now["images/a-320.jpg"] == first["images/a-320.jpg"])
      #expect(try site.texts()["index.html"] == text)
    }
  }

  @Test func derivativesAreLinksToTheCache() throws {
    let derivative = try site.derivative("a-320.jpg", "pixels")
    try site.write([derivative])
    let cached = try FolderListing(of: site.root.path(of: "cache/derivatives")).files["a-320.jpg"]
    #expect(try site.listing().files["images/a-320.jpg"] == cached)
  }

  @Test func aFileThatSomebodyChangedIsMadeRight() throws {
    try site.write(["index.html": "home", "other": "x"])
    try site.root.remove("out/index.html")
    try site.root.write("HOME", to: "out/index.html")
    #expect(try site.write(["index.html": "home", "other": "x"]).writtenCount == 1)
    #expect(try site.texts() == ["index.html": "home", "other": "x"])
  }

  @Test func aFileThatTookAnothersPlaceDuringTheBuildIsLookedAt() throws {
    try site.write(["index.html": "home", "other": "x"])
    let held = try site.listing()
    try site.root.write("HOME", to: "out/new")
    try FileManager.default.removeItem(atPath: "\(site.outputPath)/index.html")
    try FileManager.default.moveItem(
      atPath: "\(site.outputPath)/new", toPath: "\(site.outputPath)/index.html")
    let files = try ["index.html": "home", "other": "x"].map {
      OutputFile(path: try OutputPath($0), content: .bytes(Array($1.utf8)))
    }
    let writer = SiteWriter(output: try site.output(), holding: held, cache: site.cache)
    #expect(try writer.write(files).writtenCount == 1)
    #expect(try site.texts() == ["index.html": "home", "other": "x"])
  }

  @Test func aListingThatKnowsAnotherIsTheSame() throws {
    try site.write(["a/b": "1", "c": "2"])
    let known = try site.listing()
    try site.root.write("three", to: "out/d/e")
    try site.root.remove("out/c")
    let listing = try FolderListing(of: site.outputPath, knowing: known)
    #expect(listing.files == (try site.listing().files))
    #expect(listing.folders == (try site.listing().folders))
  }

  @Test func whatAnInterruptedBuildLeftInTheStagingFolderIsNotTrusted() throws {
    try site.write(["a": "1", "b": "1"])
    try site.write(["a": "2", "b": "2"])
    // The staging folder now holds the first site; damage it as a build that was killed would.
    let staging = try #require(
      try FileManager.default.contentsOfDirectory(atPath: site.cache)
        .first { $0.hasPrefix("staging-") })
    try site.root.remove("cache/\(staging)/a")
    try site.root.write("half", to: "cache/\(staging)/b")
    try site.root.write("junk", to: "cache/\(staging)/c/d")
    try site.root.link("cache/\(staging)/e", to: "/etc")
    try site.write(["a": "3", "b": "2"])
    #expect(try site.texts() == ["a": "3", "b": "2"])
  }

  @Test func anInterruptionLeavesTheOldSiteWhole() throws {
    try site.write(["a": "1", "b": "1"])
    let before = try site.listing().files
    let files = [OutputFile(path: try OutputPath("a"), content: .bytes([2]))]
    #expect(throws: OutputError.interrupted) {
      try SiteWriter(output: try site.output(), cache: site.cache)
        .write(files, isInterrupted: { true })
    }
    #expect(try site.listing().files == before)
  }

  @Test func theFoldersRightsStay() throws {
    try site.write(["a": "1"])
    #expect(chmod(site.outputPath, 0o2750) == 0)
    try site.write(["a": "2"])
    var status = stat()
    #expect(stat(site.outputPath, &status) == 0)
    #expect(status.st_mode & 0o7777 == 0o2750)
  }

  @Test func nothingIsLeftBesideTheOutput() throws {
    try site.write(["a": "1"])
    try site.write(["a": "2"])
    let names = try FileManager.default.contentsOfDirectory(atPath: site.root.path)
    #expect(Set(names) == ["input", "cache", "out"])
  }

  @Test func twoFilesForOnePlaceAreRefused() throws {
    let a = OutputFile(path: try OutputPath("a/b"), content: .bytes([1]))
    let file = OutputFile(path: try OutputPath("a"), content: .bytes([1]))
    #expect(throws: OutputError.pathTakenTwice("a/b")) { try site.write([a, a]) }
    #expect(throws: OutputError.pathTakenTwice("a")) { try site.write([a, file]) }
    #expect(access(site.outputPath, F_OK) != 0)
  }

  @Test(arguments: ["", "/", "/etc/passwd", "..", "a/../b", "a//b", "./a", "a/", "a/.", "a\0b"])
  func aPathThatLeadsOutIsRefused(path: String) {
    #expect(throws: OutputError.pathLeadsOut(path)) { try OutputPath(path) }
  }

  private func identity(of path: String) throws -> [UInt64] {
    var status = stat()
    try #require(stat(path, &status) == 0)
    return [UInt64(status.st_ino), UInt64(status.st_ctim.tv_nsec), UInt64(status.st_mtim.tv_nsec)]
  }
}
