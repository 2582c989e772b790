import Diagnostics
import TestSupport
import Testing

@testable import Gallery

@Suite("album.json5")
struct AlbumConfigurationTests {
  static func load(_ text: String) throws -> (AlbumConfiguration?, [Diagnostic]) {
    let input = try TemporaryFolder(["a/b/c.jpg": PictureHeads.jpeg])
    try input.write(text, to: "a/b/album.json5")
    let (albums, diagnostics) = AlbumConfiguration.load(
      for: try Discovery.scan(input: input.path))
    return (albums["a/b"], diagnostics)
  }

  @Test func everyKeyIsRead() throws {
    let (album, diagnostics) = try Self.load(
      """
      { title: "Coast", caption: "Words", cover: "c.jpg", sort: "name", layout: "list",
        sections: [ { from: "*" } ], private: true }
      """)
    #expect(diagnostics == [])
    #expect(album?.title == "Coast")
    #expect(album?.caption == "Words")
    #expect(album?.cover?.glob.text == "c.jpg")
    #expect(album?.sort == .name)
    #expect(album?.layout?.preset?.name == .list)
    #expect(album?.sections.count == 1)
    #expect(album?.isPrivate == true)
  }

  @Test func anAlbumThatSeemsMeantToBePrivateIs() throws {
    let (album, diagnostics) = try Self.load("{ privat: true }")
    #expect(album?.isPrivate == true)
    #expect(
      diagnostics.map(\.description) == [
        """
        a/b/album.json5:1:3: warning: unknown key “privat”
          at privat
          help: did you mean “private”?
        """
      ])
  }

  @Test(arguments: ["{ private: \"yes\" }", "{ private: true", "{ private: yes }"])
  func anAlbumThatMayBeMeantToBePrivateStopsTheBuild(text: String) throws {
    let (_, diagnostics) = try Self.load(text)
    #expect(diagnostics.map(\.severity) == [.error])
  }

  @Test func aCoverOutsideTheAlbumIsRefused() throws {
    let (album, diagnostics) = try Self.load("{ cover: \"../../x.jpg\" }")
    #expect(album?.cover == nil)
    #expect(diagnostics.map(\.identifier) == ["config.leaves-folder"])
  }
}
