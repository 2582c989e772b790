import Diagnostics
import Images
import TestSupport
import Testing

@testable import Gallery

@Suite("A site is made of folders, settings and pictures")
struct SiteAssemblerTests {
  @Test func foldersWithPicturesAreAlbumsUnderTheirNames() throws {
    let site = try Assembled(
      [
        "a.jpg", "2024-05-31 Coast/b.jpg", "2024-05-31 Coast/deep/c.jpg",
      ], texts: ["empty/notes.txt": "nothing"]
    ).site
    #expect(site.root.albums.map(\.title) == ["Coast"])
    #expect(site.root.albums[0].address == ["2024-05-31-coast"])
    #expect(site.root.albums[0].albums.map(\.address) == [["2024-05-31-coast", "deep"]])
    #expect(
      site.photos.map(\.address) == [
        ["a"], ["2024-05-31-coast", "b"], ["2024-05-31-coast", "deep", "c"],
      ])
    #expect(site.root.albums[0].albums[0].photos == [2])
  }

  @Test func theGalleryIsCalledAsItsFolderIsUntilSomebodySays() throws {
    let outside = try TemporaryFolder(["my_coast/a.jpg": PictureHeads.jpeg])
    #expect(try Assembled(input: outside.path(of: "my_coast")).site.title == "My coast")
    #expect(try Assembled(input: outside.path(of: "my_coast/.")).site.title == "My coast")
    try outside.write("# Words\n\nMore.", to: "my_coast/index.md")
    #expect(try Assembled(input: outside.path(of: "my_coast")).site.title == "Words")
    try outside.write("{ title: \"Coast\" }", to: "my_coast/gallery.json5")
    let site = try Assembled(input: outside.path(of: "my_coast")).site
    #expect(site.title == "Coast")
    #expect(site.root.title == "Coast")
    #expect(site.caption == "More.")
  }

  static let orders: [(sort: String, names: [String])] = [
    ("date", ["c", "a", "b", "IMG_2", "IMG_10"]),
    ("-date", ["b", "a", "c", "IMG_2", "IMG_10"]),
    ("name", ["a", "b", "c", "IMG_2", "IMG_10"]),
    ("-name", ["IMG_10", "IMG_2", "c", "b", "a"]),
  ]

  @Test(arguments: orders)
  func picturesAreSortedAndThoseWithoutADateComeLast(sort: String, names: [String]) throws {
    let site = try Assembled(
      ["IMG_10.jpg", "a.jpg", "IMG_2.jpg", "b.jpg", "c.jpg"],
      texts: ["gallery.json5": "{ sort: \"\(sort)\" }"],
      dates: ["a.jpg": 2001, "b.jpg": 2002, "c.jpg": 2000]
    ).site
    let shown = site.root.photos.map { site.photos[$0].source.text }
    #expect(shown == names.map { "\($0).jpg" })
    #expect(site.root.sections.flatMap(\.photos) == site.root.photos)
  }

  @Test func picturesOfOneMomentStayInNameOrder() throws {
    let site = try Assembled(
      ["IMG_10.jpg", "IMG_9.jpg"], dates: ["IMG_10.jpg": 2001, "IMG_9.jpg": 2001]
    ).site
    #expect(site.root.photos.map { site.photos[$0].source.text } == ["IMG_9.jpg", "IMG_10.jpg"])
  }

  @Test func anAddressDoesNotDependOnTheOrderOrOnOtherPictures() throws {
    let names = ["a.jpg", "a.png", "IMG_1.jpg", "写.jpg"]
    let few = try Assembled(names, texts: ["gallery.json5": "{ sort: \"-name\" }"]).site
    let many = try Assembled(names + ["b.jpg", "x/a.jpg"], dates: ["a.jpg": 2001]).site
    let addresses = Dictionary(
      uniqueKeysWithValues: many.photos.map { ($0.source, $0.address) })
    for photo in few.photos { #expect(addresses[photo.source] == photo.address) }
  }

  @Test func settingsOfAnAlbumReachTheAlbumsInside() throws {
    let site = try Assembled(
      ["y/a.jpg", "y/2023/a.jpg", "y/2024/b.jpg"],
      texts: ["y/album.json5": "{ sort: \"-name\", layout: \"list\" }"]
    ).site
    let year = site.root.albums[0]
    #expect(year.albums.map(\.title) == ["2024", "2023"])
    #expect(year.albums[0].sections[0].layout.preset?.name == .list)
  }

  @Test func privateAlbumsAreNowhere() throws {
    let made = try Assembled(
      ["a.jpg", "secret/b.jpg", "secret/deep/c.jpg"],
      texts: [
        "secret/album.json5": "{ private: true }", "secret/b.md": "---\nunknown: 1\n---",
        "gallery.json5": "{ sections: [ { from: [\"secret/b.jpg\", \"**\"] } ] }",
      ])
    #expect(made.assembler.pictures.map(\.path.text) == ["a.jpg"])
    #expect(made.site.root.albums.isEmpty)
    #expect(made.site.photos.map(\.source.text) == ["a.jpg"])
    #expect(made.diagnostics.map(\.identifier) == ["config.nothing-matches"])
    #expect(made.diagnostics.flatMap(\.solutions) == [])
  }

  @Test func aPictureOfWhichNothingCanBeMadeIsNamedAndLeftOut() throws {
    let made = try Assembled(["a.jpg", "broken/b.jpg"], broken: ["broken/b.jpg"])
    #expect(made.site.photos.map(\.source.text) == ["a.jpg"])
    #expect(made.site.root.albums.isEmpty)
    #expect(made.diagnostics.map(\.location?.file) == ["broken/b.jpg"])
    #expect(made.diagnostics.map(\.severity) == [.warning])
  }

  @Test func aTextWithTwoPicturesIsReportedOnce() throws {
    let made = try Assembled(["a.jpg", "a.png"], texts: ["a.md": "---\nunknown: 1\n---\nWords"])
    #expect(made.diagnostics.count == 1)
    #expect(made.site.photos.map(\.metadata.caption) == ["Words", "Words"])
  }
}
