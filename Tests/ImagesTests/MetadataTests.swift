import TestSupport
import Testing

@testable import Images

@Suite(
  "What a picture says about itself",
  .enabled(if: Tool.areInstalled, "make setup-test installs the programs"))
struct MetadataTests {
  let workshop: Workshop
  init() throws { workshop = try Workshop() }

  private func metadata(
    _ name: String = "a.jpg", _ tags: String...
  ) throws -> PhotoMetadata {
    let picture = try workshop.make(name, "-size", "40x30", "gradient:red-blue")
    if !tags.isEmpty {
      try Tool.exiftool.run(["-q", "-overwrite_original"] + tags + [picture.text])
    }
    let format = try Pictures.facts(ofFileAt: picture).format
    return try Pictures.metadata(ofFileAt: picture, format: format)
  }

  @Test func isNothingWhereNothingIsSaid() throws {
    #expect(try metadata() == PhotoMetadata())
  }

  @Test func isReadFromEXIF() throws {
    let read = try metadata(
      "a.jpg", "-EXIF:ImageDescription=Ein Frühlingsmorgen", "-EXIF:Make=Canon",
      "-EXIF:Model=Canon EOS R6",
      "-EXIF:LensModel=RF24-105mm F4 L IS USM", "-EXIF:ExposureTime=1/250", "-EXIF:FNumber=5.6",
      "-EXIF:ISO=400", "-EXIF:FocalLength=35", "-EXIF:DateTimeOriginal=2024:05:31 18:03:59",
      "-EXIF:OffsetTimeOriginal=+02:00", "-EXIF:Artist=Ada Lovelace", "-EXIF:Copyright=© Ada")
    #expect(
      read
        == PhotoMetadata(
          caption: "Ein Frühlingsmorgen",
          captureDate: CaptureDate(
            year: 2024, month: 5, day: 31, hour: 18, minute: 3, second: 59, utcOffset: 120),
          camera: "Canon EOS R6", lens: "RF24-105mm F4 L IS USM",
          exposureTime: Rational(1, over: 250),
          aperture: 5.6, iso: 400, focalLength: 35, artist: "Ada Lovelace", copyright: "© Ada"))
  }

  @Test func isReadFromIPTC() throws {
    let read = try metadata(
      "a.jpg", "-codedcharacterset=utf8", "-IPTC:ObjectName=Nachtzug nach Łódź",
      "-IPTC:Caption-Abstract=Zwölf Waggons", "-IPTC:By-line=Ada", "-IPTC:CopyrightNotice=© Ada",
      "-IPTC:Keywords=Zug", "-IPTC:Keywords=Nacht", "-IPTC:Keywords=Zug",
      "-IPTC:DateCreated=2024:05:31", "-IPTC:TimeCreated=18:03:59+02:00")
    #expect(read.title == "Nachtzug nach Łódź")
    #expect(read.caption == "Zwölf Waggons")
    #expect(read.artist == "Ada")
    #expect(read.copyright == "© Ada")
    #expect(read.keywords == ["Zug", "Nacht"])
    #expect(read.captureDate?.description == "2024-05-31T18:03:59+02:00")
  }

  @Test func isReadFromXMP() throws {
    let read = try metadata(
      "a.jpg", "-XMP-dc:Title=Night train", "-XMP-dc:Description=Twelve carriages",
      "-XMP-dc:Title-de=Nachtzug", "-XMP-dc:Creator=Ada", "-XMP-dc:Creator=Grace",
      "-XMP-dc:Rights=© Ada", "-XMP-dc:Subject=train", "-XMP-dc:Subject=night",
      "-XMP-iptcCore:AltTextAccessibility=A train at a dark platform", "-XMP-aux:Lens=50mm",
      "-XMP-exif:DateTimeOriginal=2024-05-31T18:03:59+02:00")
    #expect(read.title == "Night train")
    #expect(read.caption == "Twelve carriages")
    #expect(read.alt == "A train at a dark platform")
    #expect(read.artist == "Ada, Grace")
    #expect(read.keywords == ["train", "night"])
    #expect(read.lens == "50mm")
    #expect(read.captureDate?.description == "2024-05-31T18:03:59+02:00")
  }

  @Test func believesXMPBeforeIPTCBeforeEXIFFieldByField() throws {
    let read = try metadata(
      "a.jpg", "-codedcharacterset=utf8", "-EXIF:ImageDescription=exif",
      "-IPTC:Caption-Abstract=iptc",
      "-XMP-dc:Title=xmp title", "-IPTC:ObjectName=iptc title", "-EXIF:Artist=exif artist",
      "-IPTC:Keywords=iptc keyword")
    #expect(read.caption == "iptc")
    #expect(read.title == "xmp title")
    #expect(read.artist == "exif artist")
    #expect(read.keywords == ["iptc keyword"])
  }

  @Test func takesTheTimeOfDayFromWhoeverHasIt() throws {
    let read = try metadata(
      "a.jpg", "-XMP-photoshop:DateCreated=2024-05-31", "-EXIF:DateTimeOriginal=2024:05:31 18:03:59"
    )
    #expect(read.captureDate?.description == "2024-05-31T18:03:59")
    let corrected = try metadata(
      "b.jpg", "-XMP-photoshop:DateCreated=1954-05-31", "-EXIF:DateTimeOriginal=2024:05:31 18:03:59"
    )
    #expect(corrected.captureDate?.description == "1954-05-31T00:00:00")
  }

  @Test func takesLatin1WhereTheBytesAreNotUTF8() throws {
    let read = try metadata(
      "a.jpg", "-charset", "iptc=Latin1", "-IPTC:ObjectName=Heinrichshütte",
      "-IPTC:Caption-Abstract=Façade “ouest”")
    #expect(read.title == "Heinrichshütte")
    #expect(read.caption == "Façade “ouest”")
  }

  @Test(arguments: ["a.png", "a.webp", "a.tif"])
  func isReadFromOtherFormats(name: String) throws {
    let read = try metadata(name, "-XMP-dc:Title=Dawn", "-EXIF:Model=X-T30", "-EXIF:Make=FUJIFILM")
    #expect(read.title == "Dawn")
    #expect(read.camera == "FUJIFILM X-T30")
  }

  @Test(arguments: [("a.heic", []), ("a.avif", ["-A"])])
  func isReadFromTheCodecsOfFilms(name: String, options: [String]) throws {
    try workshop.makePhoto("a.jpg")
    try Tool.heifEncoder.run(options + [workshop.path("a.jpg"), "-o", workshop.path(name)])
    let picture = PicturePath(workshop.path(name))
    try workshop.tag(picture, "-XMP-dc:Title=Dawn", "-EXIF:Model=iPhone 14", "-EXIF:Make=Apple")
    let format = try Pictures.facts(ofFileAt: picture).format
    let read = try Pictures.metadata(ofFileAt: picture, format: format)
    #expect(read.title == "Dawn")
    #expect(read.camera == "Apple iPhone 14")
  }

  @Test(arguments: [
    "OLYMPUS DIGITAL CAMERA", "SONY DSC", "DCIM", "IMG_1234", "IMG_1234.JPG", "   ", "my holiday",
  ])
  func isNoFileNameAndNoDefaultText(text: String) throws {
    let read = try metadata(
      "my holiday.jpg", "-EXIF:ImageDescription=\(text)", "-XMP-dc:Title=\(text)",
      "-XMP-iptcCore:AltTextAccessibility=\(text)")
    #expect(read == PhotoMetadata())
  }

  @Test func passesOverAnEmptyWordForOneThatSays() throws {
    let read = try metadata(
      "a.jpg", "-XMP-dc:Description=SONY DSC", "-EXIF:ImageDescription=A fox in the snow")
    #expect(read.caption == "A fox in the snow")
  }

  @Test(arguments: [
    "0000:00:00 00:00:00", "    :  :     :  :  ", "2023:02:31 12:00:00", "2023:06:30 24:24:27",
  ])
  func hasNoDateThatNoClockShows(text: String) throws {
    let read = try metadata("a.jpg", "-n", "-EXIF:DateTimeOriginal=\(text)")
    #expect(read.captureDate == nil)
  }

  @Test func keepsLinesAndDropsWhatPagesCannotHold() throws {
    let read = try metadata(
      "a.jpg", "-E", "-XMP-dc:Description=&#10;one&#13;&#10;two&#9;three&#x202E;&#10;")
    #expect(read.caption == "one\ntwo\tthree")
  }

  @Test func keepsMarkupAsTheTextThatItIs() throws {
    let text = "<img src=x onerror=alert(1)>\" onload='x"
    let read = try metadata("a.jpg", "-EXIF:ImageDescription=\(text)", "-XMP-dc:Title=\(text)")
    #expect(read.caption == text)
    #expect(read.title == text)
  }

  @Test(arguments: [
    ("Canon", "Canon EOS R6", "Canon EOS R6"), ("NIKON CORPORATION", "NIKON Z 5", "NIKON Z 5"),
    ("Apple", "iPhone 14", "Apple iPhone 14"), ("Google", "Pixel 7", "Google Pixel 7"),
    ("", "X-T30", "X-T30"), ("Leica", "", "Leica"),
  ])
  func namesTheMakerOnce(make: String, model: String, camera: String) throws {
    let read = try metadata("a.jpg", "-EXIF:Make=\(make)", "-EXIF:Model=\(model)", "-EXIF:ISO=100")
    #expect(read.camera == camera)
  }

  @Test func hasNoNumbersThatMeanNothing() throws {
    let read = try metadata(
      "a.jpg", "-n", "-EXIF:ExposureTime=0", "-EXIF:FNumber=0", "-EXIF:FocalLength=0",
      "-EXIF:ISO=65535",
      "-EXIF:RecommendedExposureIndex=102400", "-EXIF:LensModel=----")
    #expect(read == PhotoMetadata(iso: 102_400))
  }

  @Test func endsWhateverIsBrokenInIt() throws {
    let picture = try workshop.makePhoto("a.jpg")
    try workshop.tag(
      picture, "-EXIF:ImageDescription=A fox", "-GPSLatitude=48.1", "-XMP-dc:Title=Fox")
    let bytes = try workshop.folder.bytes(of: "a.jpg")
    for seed in 0..<60 {
      var broken = bytes
      for index in 20..<min(900, bytes.count) where (index &* 2_654_435_761 &+ seed) % 13 == 0 {
        broken[index] = UInt8(truncatingIfNeeded: index &* 167 &+ seed &* 59)
      }
      try workshop.folder.write(broken, to: "broken.jpg")
      _ = try? Pictures.metadata(ofFileAt: PicturePath(workshop.path("broken.jpg")), format: .jpeg)
    }
  }

  @Test func isReadByManyThreadsAtOnce() async throws {
    let picture = try workshop.makePhoto("a.jpg")
    try workshop.tag(picture, "-XMP-dc:Title=Fox", "-XMP-dc:Subject=a", "-XMP-dc:Subject=b")
    let expected = PhotoMetadata(title: "Fox", keywords: ["a", "b"])
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<64 {
        group.addTask { (try? Pictures.metadata(ofFileAt: picture, format: .jpeg)) == expected }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
