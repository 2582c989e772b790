import Diagnostics
import TestSupport
import Testing

@testable import Gallery

@Suite("Sections of a page")
struct SectionTests {
  private func sections(
    _ settings: String, _ pictures: [String]
  ) throws -> (shown: [[String]], made: Assembled) {
    let made = try Assembled(pictures, texts: ["gallery.json5": "{ sections: [\(settings)] }"])
    let shown = made.site.root.sections.map { section in
      section.photos.map { made.site.photos[$0].source.text }
    }
    return (shown, made)
  }

  @Test func aPatternTakesPicturesOfAlbumsBelow() throws {
    let (shown, made) = try sections(
      "{ title: \"Office\", from: \"office/*\", layout: \"carousel\" }",
      ["office/b.jpg", "office/a.jpg", "office/deep/c.jpg", "kitchen/d.jpg"])
    #expect(shown == [["office/a.jpg", "office/b.jpg"]])
    #expect(made.site.root.sections[0].title == "Office")
    #expect(made.site.root.sections[0].layout.preset?.name == .carousel)
    #expect(made.diagnostics == [])
  }

  @Test func aPatternPassesOverWhatThePageShows() throws {
    let (shown, _) = try sections(
      "{ from: \"b*\" }, { from: \"**\" }", ["a.jpg", "b1.jpg", "x/b2.jpg"])
    #expect(shown == [["b1.jpg"], ["a.jpg", "x/b2.jpg"]])
  }

  @Test func aNameShowsItsPictureHoweverOftenItIsNamed() throws {
    let (shown, made) = try sections(
      "{ from: \"a.jpg\" }, { from: [\"b.jpg\", \"a.jpg\", \"b.jpg\"] }", ["a.jpg", "b.jpg"])
    #expect(shown == [["a.jpg"], ["b.jpg", "a.jpg"]])
    #expect(made.diagnostics == [])
  }

  @Test func aFoldersNameStandsForItsPictures() throws {
    let (shown, _) = try sections(
      "{ from: \"x\" }, { from: \"x/y/\" }", ["x/a.jpg", "x/y/b.jpg"])
    #expect(shown == [["x/a.jpg"], ["x/y/b.jpg"]])
  }

  @Test func aNameWithWildcardsInItIsAName() throws {
    let (shown, _) = try sections("{ from: \"a[1].jpg\" }", ["a[1].jpg", "x/a1.jpg"])
    #expect(shown == [["a[1].jpg"]])
  }

  @Test func namesAreComparedByCanonicalEquivalence() throws {
    let (shown, made) = try sections("{ from: \"Caf\u{E9}/*\" }", ["Cafe\u{301}/a.jpg"])
    #expect(shown == [["Cafe\u{301}/a.jpg"]])
    #expect(made.diagnostics == [])
    #expect(made.site.photos[0].source.bytes == Array("Cafe\u{301}/a.jpg".utf8))
  }

  @Test func aPictureThatNoSectionTakesIsShownAtTheEnd() throws {
    let (shown, _) = try sections("{ from: \"b.jpg\" }", ["a.jpg", "b.jpg", "c.jpg", "x/d.jpg"])
    #expect(shown == [["b.jpg"], ["a.jpg", "c.jpg"]])
  }

  @Test func anAlbumWithoutSettingsOpensWithALargePictureAndShowsEachOnce() throws {
    let made = try Assembled(
      ["a.jpg", "b.jpg", "c.jpg", "d.jpg", "e.jpg"], sizes: ["b.jpg": (6000, 4000)])
    let sections = made.site.root.sections
    #expect(sections.map(\.photos) == [[1], [0, 2, 3, 4]])
    #expect(sections.first?.layout.preset?.name == .banner)
    #expect(made.site.root.photos == [0, 1, 2, 3, 4])
  }

  @Test func aSectionThatIsLaidOutInPartsHasOneHeading() throws {
    let made = try Assembled(
      ["x/a.jpg", "x/b.jpg", "x/c.jpg", "x/d.jpg", "x/e.jpg"],
      texts: ["gallery.json5": "{ sections: [{ title: \"X\", caption: \"Y\", from: \"x/*\" }] }"],
      sizes: ["x/b.jpg": (6000, 4000)])
    #expect(made.site.root.sections.map(\.title) == ["X", nil])
    #expect(made.site.root.sections.map(\.caption) == ["Y", nil])
  }

  static let faults: [(settings: String, message: String)] = [
    (
      "{ from: \"ofice/*\" }",
      """
      gallery.json5:1:22: warning: “ofice/*” stands for no picture
        at sections[0].from
        help: did you mean “office/*”?
      """
    ),
    (
      "{ from: [\"office/*\", \"office/A.jpg\"] }",
      """
      gallery.json5:1:35: warning: “office/A.jpg” stands for no picture
        at sections[0].from[1]
        help: did you mean “office/a.jpg”?
      """
    ),
    (
      "{ from: \"**\" }, { from: \"office/*\" }",
      """
      gallery.json5:1:38: warning: all pictures that “office/*” stands for are in sections before
        at sections[1].from
        a pattern passes over what the page already shows; a name does not
      """
    ),
  ]

  @Test(arguments: faults)
  func aPatternWithoutPicturesIsReported(settings: String, message: String) throws {
    let (_, made) = try sections(settings, ["office/a.jpg"])
    #expect(made.diagnostics.map(\.description) == [message])
  }

  @Test func aCoverIsTheOneNamedOrTheFirstWidePicture() throws {
    let pictures = ["c/a.jpg", "c/b.jpg", "c/d/e.jpg"]
    let chosen = try Assembled(pictures, texts: ["c/album.json5": "{ cover: \"d/e.jpg\" }"])
    #expect(chosen.site.root.albums[0].cover == 2)
    let tall = try Assembled(pictures, sizes: ["c/a.jpg": (800, 1200)])
    #expect(tall.site.root.albums[0].cover == 1)
    #expect(tall.site.root.cover == 1)
    let missing = try Assembled(pictures, texts: ["c/album.json5": "{ cover: \"bb.jpg\" }"])
    #expect(missing.site.root.albums[0].cover == 0)
    #expect(
      missing.diagnostics.map(\.description) == [
        """
        c/album.json5:1:10: warning: “bb.jpg” stands for no picture
          at cover
          help: did you mean “b.jpg”?
        """
      ])
  }
}
