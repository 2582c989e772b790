import Diagnostics
import TestSupport
import Testing

@testable import Gallery

@Suite("A folder becomes a site: exactly these files")
struct WholeSiteTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var input: [String: TestGallery.Content]
    /// The site's paths; `#` stands for a hash.
    var output: Set<String>
  }

  /// What every site has.
  static let common: Set = [
    ".nojekyll", ".vitrine-output", "404.html", "_headers", "assets/index.#.css",
    "assets/theme.#.css", "feed.xml", "index.html", "robots.txt", "sitemap.xml",
  ]

  static let cases = [
    Case(
      testDescription: "one picture", input: ["harbour.png": .picture(1)],
      output: ["harbour/index.html", "images/harbour.#-60.jpg", "images/harbour.#-60.webp"]),
    Case(
      testDescription: "albums, texts, and what is no picture",
      input: [
        "coast/dawn.png": .picture(1), "coast/dawn.md": "# Dawn\n", "coast/notes.txt": "none",
        "hills/fells/top.png": .picture(2), ".hidden.png": .picture(3), "empty/readme": "",
      ],
      output: [
        "coast/index.html", "assets/coast.#.css", "coast/dawn/index.html",
        "images/dawn.#-60.jpg", "images/dawn.#-60.webp",
        "hills/index.html", "assets/hills.#.css", "hills/fells/index.html",
        "assets/fells.#.css", "hills/fells/top/index.html",
        "images/top.#-60.jpg", "images/top.#-60.webp",
      ]),
    Case(
      testDescription: "one picture twice",
      input: ["a/same.png": .picture(1), "b/same.png": .picture(1), "b/other.png": .picture(1)],
      output: [
        "a/index.html", "assets/a.#.css", "a/same/index.html", "b/index.html", "assets/b.#.css",
        "b/same/index.html", "b/other/index.html",
        "images/same.#-60.jpg", "images/same.#-60.webp",
        "images/other.#-60.jpg", "images/other.#-60.webp",
      ]),
    Case(
      testDescription: "fixed widths and one format",
      input: [
        "gallery.json5": "{ images: { widths: [20, 40, 400], formats: ['webp'] } }",
        "a.png": .picture(1),
      ],
      output: [
        "a/index.html", "images/a.#-20.webp", "images/a.#-40.webp", "images/a.#-60.webp",
      ]),
    Case(
      testDescription: "a private album",
      input: [
        "a.png": .picture(1), "secret/b.png": .picture(2), "secret/album.json5": "{private: true}",
      ],
      output: ["a/index.html", "images/a.#-60.jpg", "images/a.#-60.webp"]),
    Case(
      testDescription: "a picture that is none",
      input: ["a.png": .picture(1), "broken.png": "not a picture", "empty.jpg": ""],
      output: ["a/index.html", "images/a.#-60.jpg", "images/a.#-60.webp"]),
  ]

  @Test(arguments: cases)
  func exactlyTheseFiles(_ test: Case) throws {
    let gallery = try TestGallery(test.input)
    let outcome = gallery.build()
    try #require(outcome.isBuilt, "\(outcome.diagnostics)")
    let paths = Set(try gallery.site().keys.map(Self.withoutHash))
    let expected = test.output.union(Self.common)
    #expect(paths.subtracting(expected) == [], "unexpected")
    #expect(expected.subtracting(paths) == [], "missing")
  }

  @Test func aSoundGalleryGivesNoWarning() throws {
    let outcome = try TestGallery(Self.cases[1].input).build()
    #expect(outcome.diagnostics.map(\.description) == [])
    #expect(outcome.counts == SiteCounts(photos: 2, albums: 4))
  }

  @Test func whatIsLeftOutIsNamed() throws {
    let outcome = try TestGallery(Self.cases[5].input).build()
    #expect(outcome.hasWarnings)
    #expect(Set(outcome.diagnostics.compactMap(\.location?.file)) == ["broken.png", "empty.jpg"])
  }

  @Test func theStepsComeInTheirOrder() throws {
    let observer = RecordingObserver()
    try TestGallery(["a.png": .picture(1)]).build(observer: observer)
    #expect(observer.steps == BuildStep.allCases)
  }

  /// A path with its hash, if it has one, replaced by `#`.
  static func withoutHash(_ path: String) -> String {
    path.split(separator: ".", omittingEmptySubsequences: false).map { part in
      let digits = part.prefix { $0.isHexDigit }
      guard digits.count >= 8, digits.endIndex == part.endIndex || part[digits.endIndex] == "-"
      else { return String(part) }
      return "#" + part[digits.endIndex...]
    }.joined(separator: ".")
  }
}

@Suite("Nothing is built from nothing")
struct NotBuiltTests {
  @Test func aMissingFolderIsAnError() throws {
    let gallery = try TestGallery([:])
    let outcome = gallery.build { $0.input = gallery.folder.path(of: "elsewhere") }
    #expect(!outcome.isBuilt)
    #expect(outcome.diagnostics.map(\.identifier) == ["input.missing"])
  }

  @Test func aFolderWithoutPicturesIsAnErrorAndAGoodSiteStays() throws {
    let gallery = try TestGallery(["a.png": .picture(1)])
    gallery.build()
    let before = try gallery.site()
    try gallery.remove("a.png")
    let outcome = gallery.build()
    #expect(!outcome.isBuilt)
    #expect(outcome.diagnostics.map(\.identifier) == ["input.no-pictures"])
    #expect(try gallery.site() == before)
  }

  @Test func settingsThatMakeNoSenseAreAnErrorAndNothingIsMade() throws {
    let gallery = try TestGallery(["a.png": .picture(1), "gallery.json5": "{ title: "])
    let outcome = gallery.build()
    #expect(!outcome.isBuilt)
    #expect(outcome.diagnostics.first?.location?.file == "gallery.json5")
    #expect(throws: (any Error).self) { try gallery.site() }
  }

  @Test func aForeignOutputIsRefusedBeforeAnyWork() throws {
    let gallery = try TestGallery(["a.png": .picture(1)])
    try gallery.folder.write("mine", to: "out/thesis.tex")
    let observer = RecordingObserver()
    let outcome = gallery.build(observer: observer)
    #expect(!outcome.isBuilt)
    #expect(outcome.diagnostics.map(\.identifier) == ["output.foreign-files"])
    #expect(observer.results == [])
    #expect(try gallery.site().keys.sorted() == ["thesis.tex"])
  }
}
