import TestSupport
import Testing

@testable import Images

@Suite(
  "What nobody meant to publish",
  .enabled(if: Tool.areInstalled, "make setup-test installs the programs"))
struct PrivacyTests {
  let workshop: Workshop
  init() throws { workshop = try Workshop() }

  static let secret = "SECRET4711"

  private func confide(_ picture: PicturePath) throws {
    try workshop.tag(
      picture, "-GPSLatitude=48.137", "-GPSLatitudeRef=N", "-GPSLongitude=11.575",
      "-GPSLongitudeRef=E",
      "-EXIF:BodySerialNumber=\(Self.secret)", "-EXIF:LensSerialNumber=\(Self.secret)",
      "-EXIF:OwnerName=\(Self.secret)", "-EXIF:ImageDescription=\(Self.secret)",
      "-EXIF:UserComment=\(Self.secret)", "-XMP-dc:Title=\(Self.secret)",
      "-XMP-exif:GPSLatitude=48.137", "-XMP-aux:SerialNumber=\(Self.secret)")
  }

  private static let formats = [
    DerivativeEncoding(.jpeg), DerivativeEncoding(.webp), DerivativeEncoding(.png),
    DerivativeEncoding(.avif),
  ]

  /// Only groups that describe the file itself may be left, and the profile. libheif writes the
  /// profile of an AVIF file only together with an EXIF block, of nothing but these tags.
  private func expectNothingPrivate(_ derived: DerivedPicture) throws {
    for file in derived.files {
      let bytes = try workshop.folder.bytes(of: "out/\(file.width).\(file.format.fileExtension)")
      for word in [Self.secret, "http://ns.adobe.com", "xmpmeta", "Photoshop", "GPS", "MakerNote"] {
        #expect(!contains(bytes, word), "\(word) in \(file.format)")
      }
      let tags = try Tool.exiftool.run("-a", "-G0", "-s", "-ee", "-u", file.path.text)
      for line in String(decoding: tags, as: UTF8.self).split(separator: "\n") {
        let words = line.split(separator: " ").map(String.init)
        let isNeutral = file.format == .avif && Self.neutralTags.contains(words[1])
        #expect(Self.groups.contains(words[0]) || isNeutral, "\(file.format): \(line)")
      }
    }
  }

  private static let groups: Set = [
    "[ExifTool]", "[File]", "[Composite]", "[RIFF]", "[PNG]", "[QuickTime]", "[JFIF]",
    "[ICC_Profile]",
    "[Meta]",
  ]
  private static let neutralTags: Set = [
    "Orientation", "XResolution", "YResolution", "ResolutionUnit", "YCbCrPositioning",
    "ExifVersion",
    "ComponentsConfiguration", "FlashpixVersion", "ColorSpace", "ExifImageWidth", "ExifImageHeight",
    "ImageWidth", "ImageHeight", "BitsPerSample",
  ]

  private func contains(_ bytes: [UInt8], _ word: String) -> Bool {
    let word = Array(word.utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: word) }
  }

  @Test(arguments: ["a.jpg", "a.png", "a.webp", "a.tif"], DerivativeColour.allCases)
  func staysInTheHouse(name: String, colour: DerivativeColour) throws {
    try workshop.makePhoto("plain.png")
    let kind = name.split(separator: ".")[1]
    let saver = kind == "tif" ? "tiffsave" : kind == "jpg" ? "jpegsave" : "\(kind)save"
    try Tool.vips.run(saver, workshop.path("plain.png"), workshop.path(name), "--profile", "p3")
    let picture = PicturePath(workshop.path(name))
    try confide(picture)
    if name == "a.jpg" {
      try workshop.makePhoto("thumb.jpg", width: 32, height: 20)
      try workshop.tag(
        picture, "-ThumbnailImage<=\(workshop.path("thumb.jpg"))",
        "-IPTC:Caption-Abstract=\(Self.secret)",
        "-Comment=\(Self.secret)")
    }
    let f = Self.formats
    try expectNothingPrivate(workshop.derive(picture, f[0], f[1], f[2], f[3], colour: colour))
  }

  @Test func staysInTheHouseWithTransparentPictures() throws {
    let picture = try workshop.make("a.png", "-size", "60x40", "xc:#33669980")
    try confide(picture)
    let f = Self.formats
    try expectNothingPrivate(workshop.derive(picture, widths: [30], f[0], f[1], f[3]))
  }

  @Test func isNotEvenRead() throws {
    let picture = try workshop.makePhoto("a.jpg")
    try workshop.tag(
      picture, "-GPSLatitude=48.137", "-GPSLatitudeRef=N", "-EXIF:BodySerialNumber=\(Self.secret)",
      "-EXIF:LensSerialNumber=\(Self.secret)", "-EXIF:OwnerName=\(Self.secret)",
      "-XMP-aux:SerialNumber=\(Self.secret)", "-XMP-exif:GPSLatitude=48.137")
    #expect(try Pictures.metadata(ofFileAt: picture, format: .jpeg) == PhotoMetadata())
  }
}
