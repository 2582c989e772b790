import CollectionLayout
import Images
import Testing

@testable import Gallery

@Suite("A photo's page")
struct PhotoPageTests {
  static func page(_ metadata: PhotoMetadata) throws -> String {
    try SampleSite([SampleSite.photo("boat", metadata: metadata)]).text("boat/index.html")
  }

  @Test("leads to its neighbours in the order of the album's page, and back to its place there")
  func links() throws {
    var sample = SampleSite(SampleSite.photos(4), layout: .preset(.grid, PresetOptions()))
    sample.site.root.sections = [
      GallerySection(photos: [2, 0], layout: .preset(.grid, PresetOptions())),
      GallerySection(photos: [1], layout: .preset(.grid, PresetOptions())),
    ]
    let page = try sample.text("img-1000/index.html")
    #expect(page.contains(#"rel="prev" href="../img-1014/index.html""#))
    #expect(page.contains(#"rel="next" href="../img-1007/index.html""#))
    #expect(page.contains(#"<a href="../index.html#img-1000" dir="auto">Coast</a>"#))
    let hidden = try sample.text("img-1021/index.html")
    #expect(hidden.contains(#"<a href="../index.html" dir="auto">Coast</a>"#))
    #expect(try sample.findings() == [])
  }

  @Test("says what the camera noted, in photographers' words")
  func camera() throws {
    let page = try Self.page(
      PhotoMetadata(
        captureDate: CaptureDate(year: 2024, month: 5, day: 3), camera: "Canon EOS R6",
        exposureTime: Rational(10, over: 2500), aperture: 2.8, iso: 400, focalLength: 35))
    #expect(page.contains(#"<time datetime="2024-05-03">3 May 2024</time>"#))
    #expect(page.contains("<dt>Camera</dt><dd>Canon EOS R6</dd>"))
    #expect(page.contains("<dt>Exposure</dt><dd>1/250 s</dd>"))
    #expect(page.contains("<dt>Aperture</dt><dd>f/2.8</dd>"))
    #expect(page.contains("<dt>Sensitivity</dt><dd>ISO 400</dd>"))
    #expect(page.contains("<dt>Focal length</dt><dd>35 mm</dd>"))
    #expect(!page.contains("<dt>Lens</dt>"))
    #expect(try !Self.page(PhotoMetadata()).contains("<dl>"))
  }

  @Test(
    "exposure times",
    arguments: [
      (1, 250, "1/250"), (10, 2500, "1/250"), (3, 10, "0.3"), (1, 3, "0.3"), (4, 10, "0.4"),
      (1, 4, "1/4"), (1, 1, "1"), (30, 1, "30"), (25, 10, "2.5"), (1, 8000, "1/8000"),
    ])
  func exposureTimes(numerator: Int, denominator: Int, words: String) throws {
    let time = try #require(Rational(numerator, over: denominator))
    #expect(try Self.page(PhotoMetadata(exposureTime: time)).contains("<dd>\(words) s</dd>"))
  }

  @Test("numbers no camera has are no trap", arguments: [Double.infinity, .nan, -1e300, 0])
  func strangeNumbers(number: Double) throws {
    _ = try Self.page(
      PhotoMetadata(
        exposureTime: Rational(.max, over: 1), aperture: number, iso: .max, focalLength: number))
    _ = try Self.page(PhotoMetadata(exposureTime: Rational(0, over: .max)))
  }

  @Test("has a heading and a title of its own even where nobody gave it a name")
  func withoutTitle() throws {
    let page = try Self.page(
      PhotoMetadata(captureDate: CaptureDate(year: 2024, month: 5, day: 3)))
    #expect(page.contains("<title>Coast, 2024-05-03 – Coast</title>"))
    #expect(page.contains(#"<h1 dir="auto" class="unseen">Photograph</h1>"#))
    #expect(page.contains(#"alt="Photograph""#))
  }

  @Test(
    "spells its ratio in digits",
    arguments: [
      (6000, 4000, "w1 t5 h0"), (4000, 6000, "w0 t6 h7"), (3000, 3000, "w1 t0 h0"),
      (90_000, 2, "w9 t9 h9"), (2, 90_000, "w0 t0 h1"),
    ])
  func ratioDigits(width: Int, height: Int, classes: String) {
    #expect(PhotoStage(PictureShape(width: width, height: height)).classes.hasPrefix(classes))
  }

  @Test(
    "shows the picture as large as the window allows",
    arguments: [
      // Width of the window, height, of the picture, height, expected width on the page.
      (1440, 900, 6000, 4000, 1134), (1440, 900, 4000, 6000, 504), (390, 844, 6000, 4000, 390),
      (390, 844, 4000, 12000, 225.067), (1024, 300, 3000, 3000, 288), (1440, 900, 320, 240, 320),
    ] as [(Double, Double, Int, Int, Double)])
  func stage(width: Double, height: Double, pictureWidth: Int, pictureHeight: Int, expected: Double)
  {
    let stage = PhotoStage(PictureShape(width: pictureWidth, height: pictureHeight))
    let shown = stage.pictureWidth(viewport: .init(width: width, height: height))
    #expect(abs(shown - expected) < 0.01)
  }
}
