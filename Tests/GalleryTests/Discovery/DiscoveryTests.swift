import Diagnostics
import Glibc
import Images
import TestSupport
import Testing

@testable import Gallery

@Suite("Discovery finds albums, pictures and their texts")
struct DiscoveryTests {
  @Test func foldersAreNestedAlbumsInNaturalOrder() throws {
    let input = try TemporaryFolder([
      "10 Sea/b.jpg": PictureHeads.jpeg, "2 Land/x/y/deep.jpg": PictureHeads.jpeg,
      "IMG_10.jpg": PictureHeads.jpeg, "IMG_2.jpg": PictureHeads.jpeg,
      "img_2 (1).jpg": PictureHeads.jpeg,
    ])
    let found = try Discovery.scan(input: input.path)
    #expect(found.root.folders.map(\.path.text) == ["2 Land", "10 Sea"])
    #expect(found.root.pictures.map(\.path.text) == ["IMG_2.jpg", "img_2 (1).jpg", "IMG_10.jpg"])
    #expect(found.pictures.map(\.path.text).suffix(2) == ["2 Land/x/y/deep.jpg", "10 Sea/b.jpg"])
    #expect(found.findings == [])
  }

  @Test func picturesAreKnownByTheirContentNotTheirName() throws {
    let input = try TemporaryFolder([
      "no extension": PictureHeads.jpeg, "mislabelled.jpg": PictureHeads.png,
      "page.jpg": Array("<!DOCTYPE html>".utf8), "empty.PNG": [], "notes.txt": Array("hi".utf8),
      "cut.jpeg": [0xFF],
    ])
    let found = try Discovery.scan(input: input.path)
    #expect(found.pictures.map(\.path.text) == ["mislabelled.jpg", "no extension"])
    #expect(found.pictures.map(\.format) == [.png, .jpeg])
    #expect(
      Set(found.findings) == [
        .unknownPicture("cut.jpeg"), .emptyPicture("empty.PNG"), .unknownPicture("page.jpg"),
      ])
  }

  @Test func hiddenFilesAndWhatSystemsLeaveBehindArePassedOver() throws {
    let names = [
      ".hidden.jpg", "._a.jpg", ".git/b.jpg", "@eaDir/a.jpg/SYNO.jpg", "__MACOSX/._a.jpg",
      "Thumbs.db", "a/._b.jpg", "$RECYCLE.BIN/c.jpg",
    ]
    let input = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: names.map { ($0, PictureHeads.jpeg) }))
    let found = try Discovery.scan(input: input.path)
    #expect(found.pictures == [])
    #expect(found.findings == [])
  }

  @Test func theOutputAndTheCacheArePassedOver() throws {
    let input = try TemporaryFolder([
      "a.jpg": PictureHeads.jpeg, "site/images/a.jpg": PictureHeads.jpeg,
      "deep/cache/b.jpg": PictureHeads.jpeg,
    ])
    try input.link("link to site", to: "site")
    let found = try Discovery.scan(
      input: input.path,
      excluding: [input.path(of: "site"), input.path(of: "deep/../deep/cache"), "/no/such/folder"])
    #expect(found.pictures.map(\.path.text) == ["a.jpg"])
    #expect(found.findings == [])
  }

  @Test func aSiteThatWasBuiltElsewhereInTheInputIsPassedOver() throws {
    let input = try TemporaryFolder([
      "a.jpg": PictureHeads.jpeg, "old/images/a.jpg": PictureHeads.jpeg,
      "old/\(OutputManifest.fileName)": [],
    ])
    let found = try Discovery.scan(input: input.path)
    #expect(found.pictures.map(\.path.text) == ["a.jpg"])
    #expect(found.findings == [.builtSite("old")])
    #expect(found.diagnostics.map(\.severity) == [.note])
    #expect(throws: DiscoveryError.inputIsBuiltSite(input.path(of: "old"))) {
      try Discovery.scan(input: input.path(of: "old"))
    }
  }

  @Test func settingsAndWordsOfAFolderAreItsOwn() throws {
    let input = try TemporaryFolder(["coast/a.jpg": PictureHeads.jpeg])
    for name in ["gallery.json5", "index.md", "coast/album.json5", "coast/Index.md"] {
      try input.write("{}", to: name)
    }
    let found = try Discovery.scan(input: input.path)
    #expect(found.root.settings?.path.text == "gallery.json5")
    #expect(found.root.index?.path.text == "index.md")
    #expect(found.root.folders.first?.settings?.path.text == "coast/album.json5")
    #expect(found.root.folders.first?.index?.path.text == "coast/Index.md")
  }

  @Test(arguments: [
    ("album.json5", "gallery.json5"), ("gallery.json", "gallery.json5"),
    ("coast/gallery.json5", "album.json5"), ("coast/Album.json5", "album.json5"),
  ])
  func settingsUnderAnotherNameAreReported(name: String, right: String) throws {
    let input = try TemporaryFolder([name: []])
    let found = try Discovery.scan(input: input.path)
    #expect(found.findings == [.settingsNotRead(SourcePath(name), right: right)])
  }

  @Test func aKnownFileIsNotOpened() throws {
    let input = try TemporaryFolder(["a.jpg": Array("not a picture any more".utf8)])
    var asked: [FileStamp] = []
    let found = try Discovery.scan(input: input.path) { _, stamp in
      asked.append(stamp)
      return .heic
    }
    #expect(found.pictures.map(\.format) == [.heic])
    #expect(asked.map(\.size) == [22])
    #expect(found.pictures.map(\.stamp) == asked)
  }

  @Test func aStampChangesWhenAFileIsWrittenToAndGivenItsOldTimeBack() throws {
    let input = try TemporaryFolder(["a.jpg": PictureHeads.jpeg])
    let before = try #require(try Discovery.scan(input: input.path).pictures.first).stamp
    var other = PictureHeads.jpeg
    other[5] = 0x11
    let file = input.path(of: "a.jpg")
    var times = stat()
    #expect(stat(file, &times) == 0)
    while try Discovery.scan(input: input.path).pictures.first?.stamp.ctimeNanoseconds
      == before.ctimeNanoseconds
    {
      try input.write(other, to: "a.jpg")
      var old = [times.st_atim, times.st_mtim]
      #expect(utimensat(AT_FDCWD, file, &old, 0) == 0)
    }
    let after = try #require(try Discovery.scan(input: input.path).pictures.first).stamp
    #expect(after.mtimeNanoseconds == before.mtimeNanoseconds)
    #expect(after.size == before.size)
    #expect(after != before)
  }

  @Test func cameraRawFilesArePassedOverAndCountedWhereNothingIsDeveloped() throws {
    let input = try TemporaryFolder([
      "a/IMG_1.CR2": PictureHeads.tiff, "a/IMG_1.JPG": PictureHeads.jpeg,
      "b/IMG_2.NEF": PictureHeads.tiff, "b/IMG_3.dng": PictureHeads.tiff,
    ])
    let found = try Discovery.scan(input: input.path)
    #expect(found.pictures.map(\.path.text) == ["a/IMG_1.JPG"])
    #expect(found.findings == [.cameraRaw(folder: "b", count: 2)])
    #expect(found.diagnostics.map(\.severity) == [.note])
  }

  @Test func anInputThatIsNoFolderIsAnError() throws {
    let input = try TemporaryFolder(["a.jpg": PictureHeads.jpeg])
    #expect(throws: DiscoveryError.inputMissing("/no/such/folder")) {
      try Discovery.scan(input: "/no/such/folder")
    }
    #expect(throws: DiscoveryError.inputIsNoFolder(input.path(of: "a.jpg"))) {
      try Discovery.scan(input: input.path(of: "a.jpg"))
    }
  }
}

extension SourcePath: ExpressibleByStringLiteral {
  /// A path from its text.
  public init(stringLiteral text: String) { self.init(text) }
}
