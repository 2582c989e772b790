import Testing

@testable import Images

@Suite(
  "Transparent pictures",
  .enabled(if: Tool.areInstalled, "make setup-test installs the programs"))
struct TransparencyTests {
  let workshop: Workshop
  init() throws { workshop = try Workshop() }

  private let formats = [DerivativeEncoding(.jpeg), DerivativeEncoding(.webp)]

  @Test func areNeverJPEG() throws {
    let picture = try workshop.make(
      "a.png", "-size", "60x40", "xc:none", "-fill", "#336699", "-draw", "circle 30,20 30,5")
    let derived = try workshop.derive(picture, widths: [30, 60], formats[0], formats[1])
    #expect(derived.files.map(\.format) == [.png, .webp, .png, .webp])
    for file in derived.files {
      let pixels = try Pixels(of: file.path.text)
      #expect(pixels[0, 0][3] == 0)
      #expect(isClose(pixels[file.width / 2, file.height / 2], [0x33, 0x66, 0x99, 255], within: 4))
    }
  }

  @Test func areJPEGWhereEveryPixelIsOpaqueAfterAll() throws {
    let picture = try workshop.make(
      "a.png", "-size", "60x40", "xc:#336699", "-alpha", "set", "-define", "png:color-type=6")
    #expect(try Pictures.facts(ofFileAt: picture).hasAlpha)
    let derived = try workshop.derive(picture, widths: [30], formats[0], formats[1])
    #expect(derived.files.map(\.format) == [.jpeg, .webp])
    #expect(try !Pictures.facts(ofFileAt: derived.files[1].path).hasAlpha)
  }

  @Test func ofAPaletteKeepTheirHole() throws {
    let picture = try workshop.make(
      "a.gif", "-size", "60x40", "xc:none", "-fill", "#336699", "-draw", "rectangle 0,0 29,39")
    let derived = try workshop.derive(picture, widths: [60], formats[0])
    let pixels = try Pixels(of: derived.files[0].path.text)
    #expect(derived.files[0].format == .png)
    #expect(isClose(pixels[10, 20], [0x33, 0x66, 0x99, 255], within: 3))
    #expect(pixels[50, 20][3] == 0)
  }

  /// The colour that hides behind full transparency must not show at the edges.
  @Test(arguments: [40, 20])
  func doNotBleed(width: Int) throws {
    let picture = try workshop.make(
      "a.png", "-size", "80x40", "xc:#FFFFFF", "-alpha", "set",
      "(", "-size", "40x40", "xc:#00FF0000", ")", "-gravity", "East", "-compose", "Copy",
      "-composite",
      "-define", "png:color-type=6")
    #expect(try Pixels(of: picture.text)[70, 20] == [0, 255, 0, 0])
    let derived = try workshop.derive(picture, widths: [width, 41], formats[0])
    let pixels = try Pixels(of: derived.files[0].path.text)
    for x in 0..<pixels.width where pixels[x, 5][3] > 20 {
      #expect(isClose(Array(pixels[x, 5].prefix(3)), [255, 255, 255], within: 6), "at \(x)")
    }
  }
}
