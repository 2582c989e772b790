import TestSupport
import Testing

@testable import Images

@Suite(
  "A picture's facts", .enabled(if: Tool.areInstalled, "make setup-test installs the programs"))
struct FactsTests {
  let workshop: Workshop
  init() throws { workshop = try Workshop() }

  struct Kind: CustomTestStringConvertible, Sendable {
    var name: String
    var options: [String]
    var facts: PictureFacts
    var testDescription: String { "\(name) \(options.joined(separator: " "))" }

    init(
      _ name: String, _ options: String..., is format: PictureFormat, alpha: Bool = false,
      bits: Int = 8, channels: Int = 3, animated: Bool = false, interlaced: Bool = false
    ) {
      self.name = name
      self.options = options
      facts = PictureFacts(
        format: format, width: 60, height: 40, hasAlpha: alpha, isAnimated: animated,
        bitsPerChannel: bits, channels: channels, isInterlaced: interlaced)
    }
  }

  static let kinds = [
    Kind("a.jpg", is: .jpeg),
    Kind("a.png", is: .png, bits: 8),
    Kind("misnamed.jpg", "png", is: .png),
    Kind("grey.jpg", "-colorspace", "Gray", is: .jpeg, channels: 1),
    Kind("cmyk.jpg", "-colorspace", "CMYK", is: .jpeg, channels: 4),
    Kind("progressive.jpg", "-interlace", "JPEG", is: .jpeg, interlaced: true),
    Kind(
      "deep.png", "-define", "png:bit-depth=16", "-define", "png:color-type=2", is: .png, bits: 16),
    Kind("alpha.png", "-alpha", "set", "-define", "png:color-type=6", is: .png, alpha: true),
    Kind("a.webp", is: .webp),
    Kind("a.tif", is: .tiff),
    Kind("deep.tif", "-depth", "16", is: .tiff, bits: 16),
    Kind("a.gif", is: .gif),
  ]

  @Test(arguments: kinds)
  func comeFromItsHeader(kind: Kind) throws {
    let isMisnamed = kind.options == ["png"]
    let name = workshop.path(kind.name)
    try Tool.convert.run(
      ["-size", "60x40", "gradient:red-blue", "-depth", "8"] + (isMisnamed ? [] : kind.options)
        + [isMisnamed ? "png:\(name)" : name])
    var facts = try Pictures.facts(ofFileAt: PicturePath(name))
    if kind.facts.format == .gif || kind.name == "a.png" {
      // How an encoder packs so few colours is its own affair.
      facts.bitsPerChannel = kind.facts.bitsPerChannel
    }
    #expect(facts == kind.facts)
  }

  @Test(arguments: [("a.heic", PictureFormat.heic, []), ("a.avif", .avif, ["-A"])])
  func comeFromTheCodecsOfFilms(name: String, format: PictureFormat, options: [String]) throws {
    try workshop.makePhoto("a.png")
    try Tool.heifEncoder.run(options + [workshop.path("a.png"), "-o", workshop.path(name)])
    let facts = try Pictures.facts(ofFileAt: PicturePath(workshop.path(name)))
    #expect(facts.format == format)
    #expect((facts.width, facts.height, facts.bitsPerChannel) == (240, 160, 8))
  }

  @Test func comeFromADrawing() throws {
    try workshop.folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 300 150'/>", to: "a.svg")
    let facts = try Pictures.facts(ofFileAt: PicturePath(workshop.path("a.svg")))
    #expect((facts.format, facts.width, facts.height) == (.svg, 300, 150))
  }

  @Test(arguments: [("moving.gif", PictureFormat.gif), ("moving.webp", .webp)])
  func knowWhatMoves(name: String, format: PictureFormat) throws {
    let picture = try workshop.make(
      name, "-size", "60x40", "-delay", "10", "xc:red", "xc:blue", "xc:lime")
    let facts = try Pictures.facts(ofFileAt: picture)
    #expect((facts.format, facts.isAnimated) == (format, true))
    #expect((facts.width, facts.height) == (60, 40))
  }

  @Test func countPagesOfADocumentAsStill() throws {
    let picture = try workshop.make("pages.tif", "-size", "60x40", "xc:red", "xc:blue")
    #expect(try !Pictures.facts(ofFileAt: picture).isAnimated)
  }

  // EXIF 2.32: 5…8 stand on their side; 0 and 9 are none.
  @Test(arguments: 0...9)
  func areOfThePictureAsPeopleSeeIt(orientation: Int) throws {
    let picture = try workshop.makePhoto("a.jpg")
    try workshop.tag(picture, "-Orientation#=\(orientation)")
    let facts = try Pictures.facts(ofFileAt: picture)
    let isTurned = (5...8).contains(orientation)
    #expect((facts.width, facts.height) == (isTurned ? 160 : 240, isTurned ? 240 : 160))
    #expect(facts.orientation == ((1...8).contains(orientation) ? orientation : 1))
  }

  @Test(arguments: ["a.png", "a.webp", "a.tif"])
  func honourTheOrientationOfOtherFormats(name: String) throws {
    let picture = try workshop.makePhoto(name)
    try workshop.tag(picture, "-Orientation#=6")
    let facts = try Pictures.facts(ofFileAt: picture)
    #expect((facts.width, facts.height) == (160, 240))
  }

  @Test func nameTheProfile() throws {
    let picture = try workshop.makePhoto("a.jpg")
    #expect(try Pictures.facts(ofFileAt: picture).profileName == nil)
    let tagged = workshop.path("p3.jpg")
    try Tool.vips.run("jpegsave", picture.text, tagged, "--profile", "p3")
    let name = try Tool.exiftool.run("-s3", "-ICC_Profile:ProfileDescription", tagged)
    let shown = String(decoding: name, as: UTF8.self).split(separator: "\n").first.map(String.init)
    #expect(try Pictures.facts(ofFileAt: PicturePath(tagged)).profileName == shown)
  }

  /// Of JPEGs, libjpeg and exiv2 say what libvips says, which takes long to start.
  @Test(arguments: [
    [], ["-colorspace", "Gray"], ["-colorspace", "CMYK"],
    ["-interlace", "JPEG"], ["-sampling-factor", "4:1:1"],
    ["-define", "jpeg:arithmetic-coding=on"],
  ])
  func areThoseOfLibvips(options: [String]) throws {
    let picture = PicturePath(workshop.path("a.jpg"))
    try Tool.convert.run(["-size", "61x40", "gradient:red-blue"] + options + [picture.text])
    try workshop.tag(picture, "-Orientation#=6", "-ExifByteOrder=Big-endian")
    try expectTheSame(picture)
    let tagged = PicturePath(workshop.path("p3.jpg"))
    try Tool.vips.run("jpegsave", picture.text, tagged.text, "--profile", "p3")
    try expectTheSame(tagged)
  }

  @Test(.enabled(if: SharedPictures.exist, "the shared pictures are not beside the package"))
  func areThoseOfLibvipsForPhotographs() throws {
    for name in (0...8).map({ "Landscape_\($0).jpg" }) + ["rgb-to-gbr-test.jpg"] {
      try expectTheSame(PicturePath(SharedPictures.path(name)))
    }
  }

  private func expectTheSame(_ picture: PicturePath) throws {
    let own = try PictureHeader(of: picture, format: .jpeg)
    let other = try PictureHeader(rendering: picture, format: .jpeg)
    #expect(own.facts == other.facts)
    #expect((own.width, own.height) == (other.width, other.height))
    #expect(own.profile == other.profile)
  }

  @Test func takeAnyNameByItsBytes() throws {
    let picture = try workshop.makePhoto("a.jpg")
    let bytes = try workshop.folder.bytes(of: "a.jpg")
    for name in [
      [UInt8]("Caf\u{E9}[Q=1].jpg".utf8), [0x43, 0xE9, 0x2E, 0x6A], Array("-x%d #1".utf8),
    ] {
      try workshop.folder.write(bytes, toName: name)
      let path = PicturePath(bytes: Array(workshop.path("").utf8) + name)
      #expect(try Pictures.facts(ofFileAt: path) == Pictures.facts(ofFileAt: picture))
    }
  }
}

@Suite("A file of which nothing can be made")
struct FaultyFileTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func fault(_ name: String, limit: Int = Pictures.defaultPixelLimit) -> PictureError.Kind?
  {
    do throws(PictureError) {
      _ = try Pictures.facts(ofFileAt: PicturePath(folder.path(of: name)), limit: limit)
      return nil
    } catch {
      return error.kind
    }
  }

  @Test func isToldApartByKind() throws {
    try folder.write("", to: "empty.jpg")
    try folder.write("not a picture", to: "text.jpg")
    try folder.makeFolder("folder.jpg")
    #expect(fault("missing.jpg") == .unreadable(errorNumber: 2))
    #expect(fault("folder.jpg") == .unreadable(errorNumber: 21))
    #expect(fault("empty.jpg") == .empty)
    #expect(fault("text.jpg") == .unknownFormat)
  }

  @Test(
    arguments: [
      ("a.jpg", [0xFF, 0xD8, 0xFF, 0xE0], PictureFormat.jpeg),
      ("a.png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png),
      ("a.gif", Array("GIF89a".utf8), .gif),
      ("a.webp", Array("RIFF\0\0\0\0WEBPVP8 ".utf8), .webp),
      ("a.tif", [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0], .tiff),
      ("a.avif", [0, 0, 0, 16] + Array("ftypavif\0\0\0\0".utf8), .avif),
      ("a.heic", [0, 0, 0, 16] + Array("ftypheic\0\0\0\0".utf8), .heic),
      ("a.jxl", [0xFF, 0x0A], .jxl),
      ("a.svg", Array("<svg ".utf8), .svg),
    ] as [(String, [UInt8], PictureFormat)])
  func isDamagedWhereOnlyItsSignatureIsRight(
    name: String, bytes: [UInt8], format: PictureFormat
  ) throws {
    for rest in [[], [UInt8](repeating: 0x5A, count: 300)] {
      try folder.write(bytes + rest, to: name)
      #expect(fault(name) == .damaged(format, detail: nil))
    }
  }

  /// A PNG header that promises 100,000 by 100,000 pixels, and nothing after it.
  @Test func isRefusedByItsHeaderWhereItPromisesTooMuch() throws {
    let header: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0, 8, 2, 0, 0, 0, 0x27, 0x30, 0x9C, 0x9F]
    let data: [UInt8] = [0, 0, 0, 0] + Array("IDAT".utf8) + [0x35, 0xAF, 0x06, 0x1E]
    try folder.write(header + data, to: "bomb.png")
    let kind = fault("bomb.png")
    switch kind {
    case .tooLarge(let width, let height, let limit):
      #expect((width, height) == (100_000, 100_000))
      #expect(limit == Pictures.defaultPixelLimit)
    default: Issue.record("not refused by size: \(String(describing: kind))")
    }
  }

  @Test func isWhateverExceedsTheLimitThatWasSet() throws {
    try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' width='300' height='200'/>", to: "a.svg")
    #expect(fault("a.svg", limit: 60_000) == nil)
    #expect(fault("a.svg", limit: 59_999) == .tooLarge(width: 300, height: 200, limit: 59_999))
  }
}
