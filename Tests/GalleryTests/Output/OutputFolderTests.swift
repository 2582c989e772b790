import Foundation
import TestSupport
import Testing

@testable import Gallery

@Suite("Only what a build wrote is ever replaced")
struct OutputFolderTests {
  let root: TemporaryFolder
  var input: String { root.path(of: "photos/input") }
  var cache: String { root.path(of: "photos/input/.vitrine") }

  init() throws {
    root = try TemporaryFolder()
    try root.makeFolder("photos/input/.vitrine")
  }

  func folder(_ path: String) throws -> OutputFolder {
    try OutputFolder(path, input: input, cache: cache)
  }

  @Test(arguments: ["photos/input", "photos/input/", "photos/./input/../input"])
  func theInputItselfIsRefused(path: String) {
    #expect(throws: OutputError.outputIsInput(output: input)) { try folder(root.path(of: path)) }
  }

  @Test func aLinkToTheInputIsRefused() throws {
    try root.link("link", to: input)
    #expect(throws: OutputError.outputIsInput(output: input)) {
      try folder(root.path(of: "link"))
    }
  }

  @Test func aFolderAroundTheInputIsRefused() {
    let photos = root.path(of: "photos")
    #expect(throws: OutputError.outputHoldsInput(output: photos, input: input)) {
      try folder(photos)
    }
    #expect(throws: OutputError.outputHoldsInput(output: "/", input: input)) { try folder("/") }
  }

  @Test(arguments: ["photos/input/.vitrine", "photos/input/.vitrine/out"])
  func theCacheIsRefused(path: String) {
    #expect(throws: OutputError.outputMeetsCache(output: root.path(of: path), cache: cache)) {
      try folder(root.path(of: path))
    }
  }

  @Test(arguments: ["photos/input/public", "photos/input2", "photos/inp", "new/deep/folder"])
  func otherFoldersAreTaken(path: String) throws {
    #expect(try folder(root.path(of: path)).path == root.path(of: path))
  }

  @Test func aFileIsRefused() throws {
    try root.write("text", to: "out")
    #expect(throws: OutputError.outputIsNoFolder(output: root.path(of: "out"))) {
      try folder(root.path(of: "out")).contents()
    }
  }

  @Test func anEmptyFolderIsTaken() throws {
    try root.makeFolder("out/empty/deeper")
    #expect(try folder(root.path(of: "out")).contents()?.files == [:])
  }

  @Test func aFolderOfSomebodysFilesIsRefused() throws {
    for name in ["thesis.tex", "a/b.txt", "z1", "z2"] { try root.write("mine", to: "out/\(name)") }
    #expect(
      throws: OutputError.foreignFiles(
        output: root.path(of: "out"), first: ["a/b.txt", "thesis.tex", "z1"], count: 4)
    ) { try folder(root.path(of: "out")).contents() }
  }

  @Test func oneForeignFileInABuiltSiteIsRefused() throws {
    try root.write(OutputManifest(paths: ["index.html"]).bytes, to: "out/.vitrine-output")
    try root.write("", to: "out/index.html")
    #expect(try folder(root.path(of: "out")).contents()?.files.count == 2)
    try root.write("example.org", to: "out/CNAME")
    #expect(
      throws: OutputError.foreignFiles(
        output: root.path(of: "out"), first: ["CNAME"], count: 1)
    ) { try folder(root.path(of: "out")).contents() }
  }

  @Test func aForeignLinkIsRefused() throws {
    try root.link("out/images", to: "/etc")
    #expect(
      throws: OutputError.foreignFiles(
        output: root.path(of: "out"), first: ["images"], count: 1)
    ) { try folder(root.path(of: "out")).contents() }
  }

  @Test(arguments: ["out/.git/HEAD", "out/.git"])
  func aWorkTreeIsRefused(path: String) throws {
    try root.write("ref: refs/heads/main", to: path)
    #expect(throws: OutputError.outputIsWorkTree(output: root.path(of: "out"))) {
      try folder(root.path(of: "out")).contents()
    }
  }

  @Test func aManifestThatIsNoneProvesNothing() throws {
    try root.write("index.html\n", to: "out/.vitrine-output")
    try root.write("", to: "out/index.html")
    #expect(throws: OutputError.self) { try folder(root.path(of: "out")).contents() }
  }
}
