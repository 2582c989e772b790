import TestSupport
import Testing

@testable import Images

@Suite(
  "Colours of derivatives",
  .enabled(if: Tool.areInstalled, "make setup-test installs the programs"))
struct ColourTests {
  let workshop: Workshop
  init() throws { workshop = try Workshop() }

  private func centre(_ picture: PicturePath, colour: DerivativeColour = .sRGB) throws -> [Int] {
    let derived = try workshop.derive(
      picture, widths: [40], DerivativeEncoding(.png), colour: colour)
    let pixels = try Pixels(of: derived.files[0].path.text)
    return pixels[pixels.width / 2, pixels.height / 2]
  }

  struct Sample: CustomTestStringConvertible, Sendable {
    var name: String
    var options: [String]
    var colour: [Int]
    var testDescription: String { "\(name) \(options.joined(separator: " "))" }
    init(_ name: String, _ options: String..., shows colour: [Int]) {
      self.name = name
      self.options = options
      self.colour = colour
    }
  }

  static let samples = [
    Sample("a.png", "xc:#336699", "-depth", "16", shows: [0x33, 0x66, 0x99, 255]),
    Sample("a.tif", "xc:#336699", "-depth", "16", shows: [0x33, 0x66, 0x99, 255]),
    Sample(
      "a.png", "xc:#777777", "-colorspace", "Gray", "-depth", "16", shows: [0x77, 0x77, 0x77, 255]),
    Sample(
      "a.png", "xc:#777777", "-define", "png:color-type=0", "-depth", "8",
      shows: [0x77, 0x77, 0x77, 255]),
    Sample(
      "a.png", "xc:white", "-define", "png:bit-depth=1", "-define", "png:color-type=0",
      shows: [255, 255, 255, 255]),
    Sample(
      "a.png", "xc:black", "-define", "png:bit-depth=1", "-define", "png:color-type=0",
      shows: [0, 0, 0, 255]),
    Sample("a.png", "xc:#336699", "-type", "Palette", shows: [0x33, 0x66, 0x99, 255]),
    Sample("a.gif", "xc:#336699", shows: [0x33, 0x66, 0x99, 255]),
    Sample(
      "a.png", "xc:#33669980", "-define", "png:color-type=6", shows: [0x33, 0x66, 0x99, 0x80]),
    Sample(
      "a.png", "xc:#33669980", "-define", "png:color-type=6", "-depth", "16",
      shows: [0x33, 0x66, 0x99, 0x80]),
    Sample(
      "a.png", "xc:#77777780", "-define", "png:color-type=4", shows: [0x77, 0x77, 0x77, 0x80]),
    Sample(
      "a.webp", "xc:#33669980", "-define", "webp:lossless=true", shows: [0x33, 0x66, 0x99, 0x80]),
    Sample("a.tif", "xc:#336699", "-compress", "JPEG", shows: [0x33, 0x66, 0x99, 255]),
    Sample("a.jpg", "xc:#777777", "-colorspace", "Gray", shows: [0x77, 0x77, 0x77, 255]),
    Sample(
      "a.jpg", "xc:#336699", "-sampling-factor", "4:4:4", "-interlace", "JPEG",
      shows: [0x33, 0x66, 0x99, 255]),
  ]

  @Test(arguments: samples)
  func areRightWhateverTheChannels(sample: Sample) throws {
    try Tool.convert.run(["-size", "60x40"] + sample.options + [workshop.path(sample.name)])
    let picture = PicturePath(workshop.path(sample.name))
    #expect(isClose(try centre(picture), sample.colour, within: 3))
  }

  /// No profile says what cyan is: not black and not its negative is what can be asked.
  @Test func ofPrintArePositive() throws {
    let cyan = try workshop.make("cyan.jpg", "-size", "60x40", "xc:cyan", "-colorspace", "CMYK")
    #expect(try Pictures.facts(ofFileAt: cyan).channels == 4)
    let shown = try centre(cyan)
    #expect(shown[0] < 100 && shown[1] > 120 && shown[2] > 180)
    let white = try workshop.make("white.jpg", "-size", "60x40", "xc:white", "-colorspace", "CMYK")
    #expect(isClose(try centre(white), [255, 255, 255, 255], within: 6))
  }

  /// libvips converts there with one profile, and back with it here.
  @Test func ofPrintWithAProfileAreThoseThatWerePrinted() throws {
    try workshop.make("a.png", "-size", "60x40", "xc:#B08060", "-depth", "8")
    let printed = workshop.path("cmyk.jpg")
    try Tool.vips.run(
      "icc_export", workshop.path("a.png"), workshop.path("a.v"), "--output-profile", "cmyk")
    try Tool.vips.run("jpegsave", workshop.path("a.v"), printed, "--Q", "98")
    #expect(try Pictures.facts(ofFileAt: PicturePath(printed)).channels == 4)
    #expect(try Pictures.facts(ofFileAt: PicturePath(printed)).profileName != nil)
    #expect(isClose(try centre(PicturePath(printed)), [0xB0, 0x80, 0x60, 255], within: 8))
  }

  /// The colour of sRGB in numbers of Display P3, from the primaries of both (SMPTE EG 432-1).
  static let samplesOfP3: [(p3: String, sRGB: [Int])] = [
    ("#FFFFFF", [255, 255, 255]), ("#808080", [128, 128, 128]), ("#EA3323", [255, 0, 0]),
    ("#75FB4C", [0, 255, 0]), ("#0000F5", [0, 0, 255]), ("#000000", [0, 0, 0]),
  ]

  @Test(arguments: samplesOfP3, ["jpeg", "png"])
  func ofAWideGamutAreConverted(sample: (p3: String, sRGB: [Int]), format: String) throws {
    try workshop.make(
      "a.png", "-size", "60x40", "xc:\(sample.p3)", "-depth", "8", "-define", "png:color-type=2")
    let tagged = workshop.path("p3.\(format)")
    try Tool.vips.run("\(format)save", workshop.path("a.png"), tagged, "--profile", "p3")
    #expect(isClose(try centre(PicturePath(tagged)), sample.sRGB + [255], within: 8))
  }

  @Test func ofAWideGamutAreKeptWhereThatIsAsked() throws {
    try workshop.make("a.png", "-size", "60x40", "xc:#FF0000", "-depth", "8")
    let tagged = workshop.path("p3.jpg")
    try Tool.vips.run("jpegsave", workshop.path("a.png"), tagged, "--profile", "p3")
    let derived = try workshop.derive(
      PicturePath(tagged), widths: [40], DerivativeEncoding(.jpeg), DerivativeEncoding(.webp),
      DerivativeEncoding(.png), DerivativeEncoding(.avif), colour: .displayP3)
    for file in derived.files {
      let profile = try Pictures.header(ofFileAt: file.path, limit: 1_000_000).profile
      #expect(profile.count > 0 && profile.count < 1000, "\(file.format)")
    }
    #expect(
      isClose(try Pixels(of: derived.files[2].path.text)[20, 10], [255, 0, 0, 255], within: 3))
  }

  @Test func areLeftAloneWhereTheProfileIsNoneOrBroken() throws {
    let plain = try workshop.make("a.png", "-size", "60x40", "xc:#336699")
    try workshop.folder.write([UInt8](repeating: 0x41, count: 600), to: "broken.icc")
    let broken = workshop.path("broken.jpg")
    try Tool.vips.run("jpegsave", plain.text, broken, "--profile", workshop.path("broken.icc"))
    let derived = try workshop.derive(PicturePath(broken), widths: [40], colour: .displayP3)
    #expect(
      isClose(
        try Pixels(of: derived.files[0].path.text)[20, 10], [0x33, 0x66, 0x99, 255], within: 3))
    #expect(try Pictures.facts(ofFileAt: derived.files[0].path).profileName == nil)
    let untagged = try workshop.derive(plain, widths: [40], colour: .displayP3)
    #expect(try Pictures.facts(ofFileAt: untagged.files[0].path).profileName == nil)
  }

  /// The words of the picture name the colours that they have only where the profile is honoured.
  @Test(.enabled(if: SharedPictures.exist, "the shared pictures are not beside the package"))
  func followAProfileThatSwapsThem() throws {
    let picture = PicturePath(SharedPictures.path("rgb-to-gbr-test.jpg"))
    let derived = try workshop.derive(picture, widths: [500], DerivativeEncoding(.png))
    let size = try Pictures.facts(ofFileAt: derived.files[0].path)
    let converted = workshop.path("converted.png")
    try Tool.vips.run("icc_transform", picture.text, workshop.path("c.v"), "srgb", "--embedded")
    try Tool.vips.run(
      "thumbnail", workshop.path("c.v"), converted, "\(size.width)", "--height", "\(size.height)")
    let made = try Pixels(of: derived.files[0].path.text)
    #expect(made.difference(to: try Pixels(of: converted)) < 4)
  }

  @Test(.enabled(if: SharedPictures.exist, "the shared pictures are not beside the package"))
  func ofSixteenBitsAreThoseOfTheEightHighest() throws {
    let picture = PicturePath(SharedPictures.path("RGB_16__128x128.png"))
    let derived = try workshop.derive(picture, widths: [128], DerivativeEncoding(.png))
    let made = try Pixels(of: derived.files[0].path.text)
    #expect(made.difference(to: try Pixels(of: picture.text)) < 1)
  }
}
