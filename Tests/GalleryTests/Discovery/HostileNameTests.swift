import TestSupport
import Testing

@testable import Gallery

@Suite("Names are kept byte for byte")
struct HostileNameTests {
  static let names = [
    "\"Heroes\" #1.jpg", "img-09:10:10.jpg", "100%.jpg", "%23.jpg", "-resize.jpg",
    "2023-07-07 🛶 Boat.jpg", "👩‍👩‍👧.jpg", "a b\tc.jpg", "line\nbreak.jpg", "back\\slash.jpg",
    "<img src=x onerror=alert(1)>.jpg", "'; DROP TABLE.jpg", "Caf\u{E9}.jpg", "Cafe\u{301}.jpg",
    "\u{202E}gpj.exe.jpg", String(repeating: "写", count: 83) + ".jpg", "a.jpg.jpg", "~.jpg",
  ]

  @Test(arguments: names)
  func aPictureIsFoundUnderItsName(name: String) throws {
    let input = try TemporaryFolder([name: PictureHeads.jpeg])
    let found = try Discovery.scan(input: input.path)
    #expect(found.pictures.map { $0.path.bytes } == [Array(name.utf8)])
    #expect(found.findings == [])
  }

  @Test(arguments: names)
  func aFolderIsFoundUnderItsName(name: String) throws {
    let input = try TemporaryFolder(["\(name)/a.jpg": PictureHeads.jpeg])
    let found = try Discovery.scan(input: input.path)
    #expect(found.pictures.map { $0.path.bytes } == [Array("\(name)/a.jpg".utf8)])
  }

  @Test func namesThatDifferInBytesAloneAreTwoPictures() throws {
    let input = try TemporaryFolder()
    for name in ["Caf\u{E9}.jpg", "Cafe\u{301}.jpg", "A.jpg", "a.jpg"] {
      try input.write(PictureHeads.jpeg, to: name)
    }
    #expect(try Discovery.scan(input: input.path).pictures.count == 4)
  }

  @Test func aNameThatIsNotUTF8IsNamedAndLeftOut() throws {
    let input = try TemporaryFolder(["a.jpg": PictureHeads.jpeg])
    let name = Array("Caf".utf8) + [0xE9] + Array(".jpg".utf8)
    try input.write(PictureHeads.jpeg, toName: name)
    try input.write([], toName: [0xE9])
    let found = try Discovery.scan(input: input.path)
    #expect(found.pictures.map(\.path.text) == ["a.jpg"])
    #expect(found.findings == [.nameIsNotUTF8(SourcePath(bytes: name))])
  }
}
