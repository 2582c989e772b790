import Images
import TestSupport
import Testing

@testable import Gallery

@Suite("Texts beside pictures")
struct SidecarTextTests {
  static let cases: [(text: String, read: SidecarText)] = [
    ("", SidecarText()),
    ("Six in the morning.\n", SidecarText(caption: "Six in the morning.")),
    ("# The *harbour* #\n\nSix.\n", SidecarText(title: "The harbour", caption: "Six.")),
    ("The harbour\n===\n\nSix.", SidecarText(title: "The harbour", caption: "Six.")),
    ("#1 in a row", SidecarText(caption: "#1 in a row")),
    ("\u{FEFF}# A\r\n\r\nB\r\nC\r\n", SidecarText(title: "A", caption: "B\nC")),
    (
      "---\ntitle: \"The: harbour\"\nalt: 'It''s low tide'\ndate: 2024-05-31 06:10\n---\n\nSix.",
      SidecarText(
        title: "The: harbour", caption: "Six.", alt: "It's low tide",
        date: CaptureDate(year: 2024, month: 5, day: 31, hour: 6, minute: 10))
    ),
    (
      "---\nTitle: A\n---\n# B\n",
      SidecarText(title: "A", caption: "# B")
    ),
    (
      "---\n# a comment\n\nalt: >\n  Boats at\n  low tide\n---\n",
      SidecarText(alt: "Boats at low tide")
    ),
    ("---\ncaption: A\n...\nB", SidecarText(caption: "A\n\nB")),
    ("---\n---\nA", SidecarText(caption: "A")),
    ("A\n\n---\n\nB", SidecarText(caption: "A\n\n---\n\nB")),
    ("---\ndate:\n---", SidecarText()),
  ]

  @Test(arguments: cases)
  func aTextIsRead(text: String, read: SidecarText) {
    let (made, faults) = SidecarText.parse(Array(text.utf8), file: "a.md")
    #expect(made == read)
    #expect(faults == [])
  }

  @Test func aTextThatIsNotUTF8IsReadAsLatin1() {
    let (text, faults) = SidecarText.parse(
      Array("Heinrichsh".utf8) + [0xFC] + Array("tte".utf8), file: "a.md")
    #expect(text.caption == "Heinrichshütte")
    #expect(faults.map(\.kind) == [.notUTF8])
  }

  static let faulty: [(text: String, message: String)] = [
    (
      "---\ntitel: A\n---\n",
      """
      coast/a.md:2: warning: unknown key “titel”
        help: did you mean “title”?
      """
    ),
    (
      "---\ntitle: A\ntags:\n- sea\n- sky\n---\n",
      """
      coast/a.md:3: warning: unknown key “tags”
        help: known are “title”, “caption”, “alt”, “date”
      """
    ),
    (
      "---\ndate: yesterday\n---\n",
      """
      coast/a.md:2: warning: “yesterday” is no date
        help: write it as 2024-05-31 or 2024-05-31 18:03
      """
    ),
    (
      "---\ndate: 2024-02-31\n---\n",
      """
      coast/a.md:2: warning: “2024-02-31” is no date
        help: write it as 2024-05-31 or 2024-05-31 18:03
      """
    ),
    (
      "---\njust words\n---\n",
      """
      coast/a.md:2: warning: the line is no key and value
        help: write “key: value”
      """
    ),
    (
      "---\ntitle: A\n",
      """
      coast/a.md:1: warning: the line of hyphens has no counterpart; it is read as a caption
        help: end the part with keys by a line “---”
      """
    ),
  ]

  @Test(arguments: faulty)
  func aFaultIsReportedWithItsLine(text: String, message: String) {
    let (_, faults) = SidecarText.parse(Array(text.utf8), file: "coast/a.md")
    #expect(faults.map(\.diagnostic.description) == [message])
  }

  @Test func aTextTooLongToBeOneIsLeftOut() throws {
    let input = try TemporaryFolder([
      "a.jpg": PictureHeads.jpeg,
      "a.md": Array(repeating: UInt8(ascii: "a"), count: SidecarText.lengthLimit + 1),
    ])
    let picture = try #require(try Discovery.scan(input: input.path).pictures.first)
    let (text, diagnostics) = SidecarText.read(try #require(picture.sidecar), in: input.path)
    #expect(text == SidecarText())
    #expect(diagnostics.map(\.identifier) == ["text.too-long"])
  }

  @Test func aTextThatIsGoneIsReported() {
    let gone = SourceFile(
      path: "a.md",
      stamp: FileStamp(size: 3, mtimeNanoseconds: 0, ctimeNanoseconds: 0, inode: 1))
    let (text, diagnostics) = SidecarText.read(gone, in: "/no/such/folder")
    #expect(text == SidecarText())
    #expect(
      diagnostics.map(\.description) == [
        "a.md: warning: the text cannot be read: no such file or directory"
      ])
  }
}
