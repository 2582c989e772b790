import Glibc
import TestSupport
import Testing

@testable import Gallery

@Suite("Links are followed, and end")
struct LinkTests {
  @Test func aLinkToAFolderAboveTheGalleryIsNotFollowed() throws {
    let outside = try TemporaryFolder([
      "other/secret.jpg": PictureHeads.jpeg, "in/a.jpg": PictureHeads.jpeg,
    ])
    try outside.link("in/loop", to: "..")
    let found = try Discovery.scan(input: outside.path(of: "in"))
    #expect(found.pictures.map(\.path.text) == ["a.jpg"])
    #expect(found.findings == [.linkToAncestor("loop")])
  }

  @Test func aLinkBackIntoTheGalleryEndsAndIsReportedOnce() throws {
    let input = try TemporaryFolder(["a/b/c.jpg": PictureHeads.jpeg])
    try input.link("a/b/up", to: "..")
    try input.link("a/b/self", to: ".")
    try input.link("a/b/top", to: "../..")
    let found = try Discovery.scan(input: input.path)
    #expect(found.pictures.map(\.path.text) == ["a/b/c.jpg"])
    #expect(
      Set(found.findings) == [
        .folderShownElsewhere(link: "a/b/up", folder: "a"),
        .folderShownElsewhere(link: "a/b/self", folder: "a/b"),
        .folderShownElsewhere(link: "a/b/top", folder: ""),
      ])
  }

  @Test func aFolderKeepsItsPlaceWhereALinkToItComesFirst() throws {
    let input = try TemporaryFolder(["z/a.jpg": PictureHeads.jpeg, "b/x.jpg": PictureHeads.jpeg])
    try input.link("a", to: "z")
    try input.link("b/z", to: "../z")
    let found = try Discovery.scan(input: input.path)
    #expect(found.pictures.map(\.path.text) == ["b/x.jpg", "z/a.jpg"])
    #expect(found.findings.count == 2)
  }

  @Test func linksOutOfTheGalleryAreFollowedAndNoted() throws {
    let outside = try TemporaryFolder([
      "else/one.jpg": PictureHeads.jpeg, "else/two.jpg": PictureHeads.jpeg,
    ])
    let input = try TemporaryFolder(["a.jpg": PictureHeads.jpeg])
    try input.link("folder", to: outside.path(of: "else"))
    try input.link("picture.jpg", to: outside.path(of: "else/one.jpg"))
    try input.link("inside.jpg", to: "a.jpg")
    let found = try Discovery.scan(input: input.path)
    #expect(
      found.pictures.map(\.path.text) == [
        "a.jpg", "inside.jpg", "picture.jpg", "folder/one.jpg", "folder/two.jpg",
      ])
    #expect(
      found.findings == [
        .linksOut(folder: "", names: ["picture.jpg"]), .linksOut(folder: "", names: ["folder"]),
      ])
  }

  @Test func twoLinksToOneFolderAreOneAlbum() throws {
    let outside = try TemporaryFolder(["one.jpg": PictureHeads.jpeg])
    let input = try TemporaryFolder()
    try input.link("a", to: outside.path)
    try input.link("b", to: outside.path)
    let found = try Discovery.scan(input: input.path)
    #expect(found.pictures.map(\.path.text) == ["a/one.jpg"])
    #expect(
      found.findings == [
        .linksOut(folder: "", names: ["a"]), .folderShownElsewhere(link: "b", folder: "a"),
      ])
  }

  @Test func linksThatLeadNowhereAreNamed() throws {
    let input = try TemporaryFolder(["a.jpg": PictureHeads.jpeg])
    try input.link("gone.jpg", to: "nothing.jpg")
    try input.link("round", to: "round")
    let found = try Discovery.scan(input: input.path)
    #expect(found.pictures.map(\.path.text) == ["a.jpg"])
    #expect(found.findings == [.danglingLink("gone.jpg"), .danglingLink("round")])
  }

  @Test func aPipeIsNeverOpened() throws {
    let input = try TemporaryFolder(["a.jpg": PictureHeads.jpeg])
    #expect(mkfifo(input.path(of: "pipe.jpg"), 0o644) == 0)
    #expect(try Discovery.scan(input: input.path).pictures.map(\.path.text) == ["a.jpg"])
  }

  @Test func foldersInsideFoldersEnd() throws {
    let input = try TemporaryFolder()
    let deep = Array(repeating: "d", count: FolderWalk.depthLimit + 2).joined(separator: "/")
    try input.write(PictureHeads.jpeg, to: "\(deep)/a.jpg")
    let found = try Discovery.scan(input: input.path)
    #expect(found.pictures == [])
    #expect(found.findings.count == 1)
  }

  @Test(.enabled(if: geteuid() != 0, "the administrator may read everything"))
  func whatCannotBeReadIsNamed() throws {
    let input = try TemporaryFolder([
      "a.jpg": PictureHeads.jpeg, "closed/b.jpg": PictureHeads.jpeg, "c.jpg": PictureHeads.jpeg,
    ])
    defer { chmod(input.path(of: "closed"), 0o755) }
    chmod(input.path(of: "closed"), 0)
    chmod(input.path(of: "c.jpg"), 0)
    let found = try Discovery.scan(input: input.path)
    #expect(found.pictures.map(\.path.text) == ["a.jpg"])
    #expect(
      Set(found.findings) == [
        .unreadableFolder("closed", SystemError(number: EACCES)),
        .unreadableFile("c.jpg", SystemError(number: EACCES)),
      ])
  }
}
