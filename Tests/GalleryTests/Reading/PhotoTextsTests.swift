import Images
import Markdown
import Testing

@testable import Gallery

@Suite("The words of a photo")
struct PhotoTextsTests {
  private func words(
    _ embedded: PhotoMetadata = PhotoMetadata(), _ sidecar: SidecarText? = nil,
    name: String = "IMG_1234.jpg"
  ) -> PhotoMetadata {
    PhotoTexts.metadata(embedded: embedded, sidecar: sidecar, fileName: name.utf8)
  }

  @Test func theSidecarWinsOverThePictureAndThePictureOverItsName() {
    let embedded = PhotoMetadata(
      title: "E title", caption: "E caption", alt: "E alt",
      captureDate: CaptureDate(year: 2000, month: 1, day: 1), camera: "C")
    let sidecar = SidecarText(
      title: "S title", caption: "S *caption*", alt: "S alt",
      date: CaptureDate(year: 2024, month: 5, day: 31))
    let both = words(embedded, sidecar, name: "harbour-at-dusk.jpg")
    #expect(both.title == "S title")
    #expect(both.caption == "S *caption*")
    #expect(both.alt == "S alt")
    #expect(both.captureDate?.year == 2024)
    #expect(both.camera == "C")
    #expect(words(embedded, name: "harbour-at-dusk.jpg").title == "E title")
    #expect(words(name: "harbour-at-dusk.jpg").title == "Harbour at dusk")
  }

  @Test func alternativeTextIsWrittenOrTheCaptionOrTheTitle() {
    #expect(words(PhotoMetadata(title: "T", caption: "C", alt: "A")).alt == "A")
    #expect(words(PhotoMetadata(title: "T", caption: "C")).alt == "C")
    #expect(words(PhotoMetadata(title: "T")).alt == "T")
    #expect(words(PhotoMetadata(), SidecarText(caption: "A *b* [c](https://d.e)")).alt == "A b c")
    #expect(words(name: "harbour-at-dusk.jpg").alt == "Harbour at dusk")
  }

  @Test func aCameraNameIsNoWords() {
    let none = words()
    #expect(none.title == nil)
    #expect(none.alt == nil)
    #expect(none.caption == nil)
  }

  @Test func aLongCaptionIsNotReadOutAsAlternativeText() {
    let long = String(repeating: "word ", count: 400)
    #expect(words(PhotoMetadata(title: "T", caption: long)).alt == "T")
    let alt = words(PhotoMetadata(caption: long)).alt ?? ""
    #expect(alt.count <= PhotoTexts.altLengthLimit)
    #expect(alt.hasSuffix("word…"))
    let oneWord = String(repeating: "w", count: 300)
    #expect(words(PhotoMetadata(caption: oneWord)).alt?.count == PhotoTexts.altLengthLimit)
  }

  static let plain = [
    "#1", "# no heading", "...and swords", "1. no list", "12) no list", "- no list", "+ no list",
    "* no list", "> no quote", "<img src=x onerror=alert(1)>", "a_b_c *d* **e** `f` ~g~ ~~h~~",
    "[x](javascript:alert(1))", "![x](y.png)", "&amp; &lt;", "back\\slash", "| a | b |",
    "===", "---", "Straße & Söhne", "    no code", ": no definition", "a | b",
  ]

  @Test(arguments: plain)
  func whatAPictureSaysIsPlainText(text: String) {
    let caption = words(PhotoMetadata(caption: text)).caption ?? ""
    #expect(Markdown.plainText(from: caption) == text.trimmed)
    #expect(!Markdown.html(from: caption).contains { "*~`".contains($0) && !text.contains($0) })
    #expect(Markdown.html(from: caption).hasPrefix("<p>"))
  }

  @Test func aPicturesLinesAndParagraphsStay() {
    let caption = words(PhotoMetadata(caption: "a\nb\r\n\r\nc")).caption
    #expect(caption.map(Markdown.html(from:)) == "<p>a<br />\nb</p>\n<p>c</p>")
  }
}
