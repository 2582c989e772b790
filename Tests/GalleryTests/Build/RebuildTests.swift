import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Gallery

@Suite("A rebuild does what has changed, and ends where a clean build ends")
struct RebuildTests {
  let gallery: TestGallery

  init() throws {
    gallery = try TestGallery([
      "a.png": .picture(1), "b.png": .picture(2), "coast/c.png": .picture(3),
      "coast/c.md": "A caption.", "gallery.json5": "{ title: 'Test' }",
    ])
    try #require(gallery.build().isBuilt)
  }

  @Test func nothingChangedIsNothingDone() throws {
    let before = try gallery.standing()
    let observer = RecordingObserver()
    let outcome = gallery.build(observer: observer)
    #expect(outcome.wasUpToDate)
    #expect(outcome.counts == SiteCounts(photos: 3, albums: 2))
    #expect(observer.results == [.discovered(pictures: 3, albums: 2)])
    #expect(try gallery.standing() == before)
  }

  @Test func warningsAreGivenAgainWhenNothingIsDone() throws {
    try gallery.write("no picture", to: "broken.png")
    let first = gallery.build()
    let second = gallery.build()
    #expect(first.hasWarnings)
    #expect(second.wasUpToDate)
    #expect(second.diagnostics == first.diagnostics)
  }

  @Test func aTouchedFileWithTheSameBytesIsNothingToDo() throws {
    let before = try gallery.standing()
    for path in ["a.png", "coast/c.md", "gallery.json5"] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1e9)],
        ofItemAtPath: "\(gallery.input)/\(path)")
    }
    #expect(gallery.build().wasUpToDate)
    #expect(gallery.build().wasUpToDate)
    #expect(try gallery.standing() == before)
  }

  @Test func aChangedPictureIsMadeAgainAndNoOther() throws {
    let before = try gallery.standing()
    try gallery.write(.picture(9), to: "b.png")
    let observer = RecordingObserver()
    gallery.build(observer: observer)
    #expect(observer.derivedPictures == ["b.png"])
    let after = try gallery.standing()
    for (path, file) in before where path.hasPrefix("images/") && !path.hasPrefix("images/b.") {
      #expect(after[path] == file, "\(path)")
    }
    #expect(try gallery.site() == gallery.cleanSite())
  }

  /// Same size, same time of writing: only the time of the change of the file's own record tells.
  @Test func aPictureChangedBehindTheClocksBackIsNoticed() throws {
    let path = "\(gallery.input)/a.png"
    let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
    try gallery.write(.picture(8), to: "a.png")
    try FileManager.default.setAttributes([.modificationDate: date as Any], ofItemAtPath: path)
    #expect(!gallery.build().wasUpToDate)
    #expect(try gallery.site() == gallery.cleanSite())
  }

  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var derived: [String] = []
    var apply: @Sendable (TestGallery) throws -> Void
  }

  static let changes = [
    Change(testDescription: "a new picture", derived: ["coast/new.png"]) {
      try $0.write(.picture(7), to: "coast/new.png")
    },
    Change(testDescription: "a new album", derived: ["hills/top.png"]) {
      try $0.write(.picture(7), to: "hills/top.png")
    },
    Change(testDescription: "a copy of a picture") {
      try $0.write(.picture(1), to: "hills/copy.png")
    },
    Change(testDescription: "a picture removed") { try $0.remove("b.png") },
    Change(testDescription: "an album removed") { try $0.remove("coast") },
    Change(testDescription: "a picture renamed") {
      try FileManager.default.moveItem(atPath: "\($0.input)/a.png", toPath: "\($0.input)/z.png")
    },
    Change(testDescription: "a picture moved to another album") {
      try FileManager.default.moveItem(
        atPath: "\($0.input)/a.png", toPath: "\($0.input)/coast/a.png")
    },
    Change(testDescription: "another title") {
      try $0.write("{ title: 'Other' }", to: "gallery.json5")
    },
    Change(testDescription: "another caption") { try $0.write("Other.", to: "coast/c.md") },
    Change(testDescription: "a caption removed") { try $0.remove("coast/c.md") },
    Change(
      testDescription: "another quality", derived: ["a.png", "b.png", "coast/c.png"]
    ) { try $0.write("{ images: { quality: { jpeg: 50 } } }", to: "gallery.json5") },
    Change(testDescription: "the output removed") { try $0.folder.remove("out") },
    Change(testDescription: "a published page overwritten") {
      try $0.folder.remove("out/index.html")
      try $0.folder.write("defaced", to: "out/index.html")
    },
    Change(testDescription: "a published page removed") {
      try $0.folder.remove("out/coast/index.html")
    },
    Change(testDescription: "the published pictures removed") {
      try $0.folder.remove("out/images")
    },
    Change(
      testDescription: "the cache removed", derived: ["a.png", "b.png", "coast/c.png"]
    ) { try $0.remove(".vitrine") },
    Change(
      testDescription: "the cache damaged", derived: ["a.png", "b.png", "coast/c.png"]
    ) { try $0.write("damaged", to: ".vitrine/cache.sqlite") },
  ]

  @Test(arguments: changes)
  func theResultIsThatOfACleanBuild(_ change: Change) throws {
    try change.apply(gallery)
    let observer = RecordingObserver()
    let outcome = gallery.build(observer: observer)
    #expect(outcome.isBuilt)
    #expect(observer.derivedPictures == change.derived)
    #expect(try gallery.site() == gallery.cleanSite())
    #expect(gallery.build().wasUpToDate || !observer.results.isEmpty)
  }

  @Test func aDerivativeThatWasWrittenToIsMadeAgain() throws {
    let name = try #require(try gallery.site().keys.first { $0.hasPrefix("images/a.") })
    let file = try #require(FileHandle(forWritingAtPath: "\(gallery.output)/\(name)"))
    try file.write(contentsOf: Data("damaged".utf8))
    try file.close()
    let observer = RecordingObserver()
    gallery.build(observer: observer)
    #expect(observer.derivedPictures == ["a.png"])
    #expect(try gallery.site() == gallery.cleanSite())
  }

  @Test func changingThereAndBackEndsAtTheBeginning() throws {
    let before = try gallery.site()
    try gallery.write("{ title: 'Other', layout: 'list' }", to: "gallery.json5")
    gallery.build()
    #expect(try gallery.site() != before)
    try gallery.write("{ title: 'Test' }", to: "gallery.json5")
    gallery.build()
    #expect(try gallery.site() == before)
  }

  @Test func twoBuildsAtOnceBothSucceed() async throws {
    try gallery.write(.picture(5), to: "d.png")
    let (input, output) = (gallery.input, gallery.output)
    let outcomes = await withTaskGroup(of: Bool.self, returning: [Bool].self) { group in
      for _ in 0..<2 {
        group.addTask {
          SiteBuild(BuildOptions(input: input, output: output), observer: RecordingObserver())
            .run().isBuilt
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes == [true, true])
    #expect(try gallery.site() == gallery.cleanSite())
  }

  @Test func anyNumberOfThreadsMakesTheSameSite() throws {
    let sites = try [1, 2, 5].map { jobs in
      gallery.build {
        $0.jobs = jobs
        $0.output = gallery.folder.path(of: "out-\(jobs)")
        $0.cache = gallery.folder.path(of: "cache-\(jobs)")
      }
      return try gallery.site("out-\(jobs)")
    }
    #expect(sites[0] == sites[1])
    #expect(sites[0] == sites[2])
  }

  @Test func theWholeCacheIsNotCarriedAlongForEver() throws {
    for round in 0..<8 {
      try gallery.write(.picture(100 + round), to: "a.png")
      try gallery.write(.picture(200 + round), to: "b.png")
      gallery.build()
    }
    let derivatives = try FolderListing(of: "\(gallery.input)/.vitrine/derivatives").files.count
    #expect(derivatives <= 2 * 3 * 2)
    #expect(try gallery.site() == gallery.cleanSite())
  }
}
