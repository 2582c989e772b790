import TestSupport
import Testing

@testable import Images

@Suite("Derivatives", .enabled(if: Tool.areInstalled, "make setup-test installs the programs"))
struct DerivationTests {
  let workshop: Workshop
  init() throws { workshop = try Workshop() }

  @Test func areMadeForEachWidthAndFormat() throws {
    let photo = try workshop.makePhoto("a.jpg", width: 301, height: 200)
    let derived = try workshop.derive(
      photo, widths: [60, 120, 301], DerivativeEncoding(.jpeg), DerivativeEncoding(.webp),
      DerivativeEncoding(.avif))
    #expect(workshop.outputs.count == 9)
    #expect(derived.files.map(\.width) == [60, 60, 60, 120, 120, 120, 301, 301, 301])
    #expect(
      derived.files.map(\.format) == [
        .jpeg, .webp, .avif, .jpeg, .webp, .avif, .jpeg, .webp, .avif,
      ])
    for file in derived.files {
      let facts = try Pictures.facts(ofFileAt: file.path)
      #expect((facts.width, facts.height) == (file.width, file.height))
      #expect(facts.format.rawValue == file.format.rawValue)
      #expect(
        file.bytes
          == (try workshop.folder.bytes(of: "out/\(file.width).\(file.format.fileExtension)").count)
      )
    }
    #expect(derived.files.map(\.height) == [40, 40, 40, 80, 80, 80, 200, 200, 200])
  }

  @Test func areNeverLargerThanThePicture() throws {
    let photo = try workshop.makePhoto("a.jpg", width: 100, height: 50)
    let derived = try workshop.derive(photo, widths: [40, 120, 2000])
    #expect(derived.files.map(\.width) == [40, 100])
  }

  @Test func areAsLargeAsAskedOfADrawing() throws {
    try workshop.folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 30 15'><rect width='30' height='15' fill='#369'/></svg>",
      to: "a.svg")
    let derived = try workshop.derive(PicturePath(workshop.path("a.svg")), widths: [300])
    #expect((derived.files[0].width, derived.files[0].height) == (300, 150))
    #expect(derived.files[0].format == .jpeg)
    #expect(
      isClose(
        try Pixels(of: derived.files[0].path.text)[150, 75], [0x33, 0x66, 0x99, 255], within: 2))
  }

  @Test func ofADrawingShowNoOtherFile() throws {
    try workshop.make("secret.png", "-size", "30x15", "xc:black")
    try workshop.folder.write(
      """
      <svg xmlns='http://www.w3.org/2000/svg' xmlns:x='http://www.w3.org/1999/xlink' width='30' height='15'>
      <rect width='30' height='15' fill='white'/>
      <image width='30' height='15' x:href='secret.png'/><image width='30' height='15' href='secret.png'/>
      </svg>
      """, to: "a.svg")
    let derived = try workshop.derive(PicturePath(workshop.path("a.svg")), widths: [30])
    #expect(try Pixels(of: derived.files[0].path.text).bytes.allSatisfy { $0 == 255 })
  }

  @Test func ofADrawingThatAsksForAllMemoryAreRefused() throws {
    try workshop.folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='60000'/>", to: "a.svg")
    #expect(throws: PictureError.self) {
      try workshop.derive(PicturePath(workshop.path("a.svg")), widths: [2000])
    }
  }

  @Test func haveNoWebPWhereThePictureIsTooTallForIt() throws {
    let photo = PicturePath(workshop.path("a.png"))
    try Tool.vips.run("black", photo.text, "4", "17000", "--bands", "3")
    let derived = try workshop.derive(
      photo, widths: [4], DerivativeEncoding(.webp), DerivativeEncoding(.jpeg))
    #expect(derived.files.map(\.format) == [.jpeg])
    let only = try workshop.derive(photo, widths: [4], DerivativeEncoding(.webp))
    #expect(only.files.map(\.format) == [.jpeg])
  }

  /// ImageMagick turns the same file.
  @Test(arguments: 1...8)
  func standUpright(orientation: Int) throws {
    let photo = try workshop.makePhoto("a.jpg", "-quality", "98")
    try workshop.tag(photo, "-Orientation#=\(orientation)")
    let width = orientation < 5 ? 240 : 160
    let derived = try workshop.derive(photo, widths: [width], DerivativeEncoding(.png))
    let expected = try Pixels(of: photo.text, "-auto-orient")
    let made = try Pixels(of: derived.files[0].path.text)
    #expect(made.difference(to: expected) < 1)
  }

  @Test(
    .enabled(if: SharedPictures.exist, "the shared pictures are not beside the package"),
    arguments: 0...8)
  func ofTheOrientationSetAreAlike(orientation: Int) throws {
    let upright = try workshop.derive(
      PicturePath(SharedPictures.path("Landscape_1.jpg")), DerivativeEncoding(.png))
    let expected = try Pixels(of: upright.files[0].path.text)
    let derived = try workshop.derive(
      PicturePath(SharedPictures.path("Landscape_\(orientation).jpg")), DerivativeEncoding(.png))
    // Each has its own number drawn in the middle; a wrong turn differs by 60 levels and more.
    #expect(try Pixels(of: derived.files[0].path.text).difference(to: expected) < 12)
  }

  @Test(arguments: ["a.gif", "a.webp"])
  func showTheFirstFrameOfWhatMoves(name: String) throws {
    let picture = try workshop.make(
      name, "-size", "60x40", "-delay", "10", "xc:red", "xc:blue", "xc:lime")
    let derived = try workshop.derive(picture, widths: [60])
    #expect((derived.files[0].width, derived.files[0].height) == (60, 40))
    #expect(
      isClose(try Pixels(of: derived.files[0].path.text)[30, 20], [255, 0, 0, 255], within: 3))
  }

  @Test func areTheSameBytesEachTime() throws {
    let photo = try workshop.makePhoto("a.jpg", width: 900, height: 600)
    let encodings = [DerivativeEncoding(.jpeg), DerivativeEncoding(.webp)]
    var made: [[[UInt8]]] = []
    for _ in 0..<2 {
      _ = try workshop.derive(photo, widths: [100, 333], encodings[0], encodings[1])
      made.append(try workshop.outputs.map { try workshop.folder.bytes(of: "out/\($0)") })
    }
    #expect(made[0] == made[1])
  }

  @Test func areMadeByManyThreadsAtOnce() async throws {
    let photo = try workshop.makePhoto("a.jpg", width: 900, height: 600)
    let deep = try workshop.make("b.png", "-size", "300x200", "gradient:red-blue", "-alpha", "set")
    try workshop.folder.makeFolder("out")
    let out = workshop.path("out")
    let recipe = DerivativeRecipe(
      widths: [50, 200], encodings: [DerivativeEncoding(.jpeg), DerivativeEncoding(.webp)])
    await withTaskGroup(of: Int?.self) { group in
      for index in 0..<32 {
        group.addTask {
          let derived = try? PictureDeriver.derive(index % 2 == 0 ? photo : deep, recipe) {
            PicturePath("\(out)/\(index)-\($0)-\($1).\($2.fileExtension)")
          }
          return derived?.files.count
        }
      }
      for await count in group { #expect(count == 4) }
    }
    #expect(workshop.outputs.count == 128)
  }

  @Test func haveAColourToShowBeforeThem() throws {
    let plain = try workshop.make("a.png", "-size", "60x40", "xc:#336699")
    #expect(try workshop.derive(plain, widths: [30]).placeholder == 0x336699)
    // Half the light of white is sRGB 188, as IEC 61966-2-1 has it.
    let halves = try workshop.make("b.png", "-size", "60x20", "xc:white", "xc:black", "-append")
    #expect(try workshop.derive(halves, widths: [60]).placeholder == 0xBCBCBC)
    let glass = try workshop.make("c.png", "-size", "60x40", "xc:#33669980")
    #expect(try workshop.derive(glass, widths: [30]).placeholder == nil)
  }
}
