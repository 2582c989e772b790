import TestSupport
import Testing

@testable import Gallery

@Suite("Texts find their pictures")
struct SidecarTests {
  static let cases: [(picture: String, texts: [String], found: String?)] = [
    ("a.jpg", ["a.md"], "a.md"),
    ("a.jpg", ["a.jpg.md"], "a.jpg.md"),
    ("a.jpg", ["a.md", "a.jpg.md"], "a.jpg.md"),
    ("IMG_1.JPG", ["IMG_1.MD"], "IMG_1.MD"),
    ("a.b.jpg", ["a.b.md"], "a.b.md"),
    ("a.jpg", ["b.md"], nil),
    ("Cafe\u{301}.jpg", ["Caf\u{E9}.md"], "Caf\u{E9}.md"),
    ("Cafe\u{301}.jpg", ["Caf\u{E9}.md", "Cafe\u{301}.md"], "Cafe\u{301}.md"),
    ("index.jpg", ["index.md"], nil),
    ("index.jpg", ["index.jpg.md"], "index.jpg.md"),
  ]

  @Test(arguments: cases)
  func theTextNearestInNameBelongsToAPicture(
    picture: String, texts: [String], found: String?
  ) throws {
    let input = try TemporaryFolder([picture: PictureHeads.jpeg])
    for text in texts { try input.write("words", to: text) }
    let sidecar = try Discovery.scan(input: input.path).pictures.first?.sidecar
    #expect(sidecar?.path.bytes == found.map { Array($0.utf8) })
  }

  @Test func aTextBelongsToEveryPictureOfItsName() throws {
    let input = try TemporaryFolder(["a.jpg": PictureHeads.jpeg, "a.png": PictureHeads.png])
    try input.write("words", to: "a.md")
    let found = try Discovery.scan(input: input.path)
    #expect(found.pictures.compactMap { $0.sidecar?.path.text } == ["a.md", "a.md"])
  }

  @Test func aMisspelledTextIsReportedWithTheNameThatWasMeant() throws {
    let input = try TemporaryFolder(["harbour.jpg": PictureHeads.jpeg])
    for name in ["harbor.md", "README.md"] { try input.write("words", to: name) }
    let found = try Discovery.scan(input: input.path)
    #expect(found.findings == [.textWithoutPicture("harbor.md", nearest: "harbour.md")])
    #expect(
      found.diagnostics.map(\.description) == [
        """
        harbor.md: warning: there is no picture of that name beside the text
          help: did you mean “harbour.md”?
        """
      ])
  }
}
