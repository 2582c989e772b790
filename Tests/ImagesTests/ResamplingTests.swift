import Testing

@testable import Images

@Suite("Resampling")
struct ResamplingTests {
  private func raster(width: Int, height: Int, _ channels: (Int, Int) -> [UInt8]) -> Raster {
    let hasAlpha = channels(0, 0)[3] < 255
    let raster = Raster(width: width, height: height, hasAlpha: hasAlpha)
    for y in 0..<height {
      for x in 0..<width {
        for (channel, value) in channels(x, y).enumerated() {
          raster.pixels[4 * (y * width + x) + channel] = value
        }
      }
    }
    return raster
  }

  @Test(arguments: [(1, 1), (7, 5), (50, 33), (99, 66), (100, 1), (1, 67)])
  func keepsAPlainColour(width: Int, height: Int) {
    let plain = raster(width: 100, height: 67) { _, _ in [51, 102, 153, 255] }
    let smaller = plain.resized(width: width, height: height)
    #expect((smaller.width, smaller.height) == (width, height))
    #expect(
      stride(from: 0, to: smaller.pixels.count, by: 4).allSatisfy {
        Array(smaller.pixels[$0..<$0 + 4]) == [51, 102, 153, 255]
      })
  }

  @Test func keepsARampARamp() {
    let ramp = raster(width: 256, height: 8) { x, _ in [UInt8(x), UInt8(255 - x), 0, 255] }
    let smaller = Pixels(ramp.resized(width: 64, height: 2))
    // Four samples wide, so the middle of each lies at 4x + 1.5; the ends have neighbours on one side.
    for x in 4..<60 {
      #expect(isClose(smaller[x, 0], [4 * x + 2, 253 - 4 * x, 0, 255], within: 1))
    }
  }

  @Test func mixesColoursByTheirAlpha() {
    let halves = raster(width: 64, height: 4) { x, _ in
      x < 32 ? [200, 100, 50, 100] : [0, 255, 0, 0]
    }
    let smaller = Pixels(halves.resized(width: 9, height: 1))
    for x in 0..<9 where smaller[x, 0][3] > 20 {
      #expect(isClose(Array(smaller[x, 0].prefix(3)), [200, 100, 50], within: 3))
    }
  }

  /// libvips' Lanczos kernel is the same function.
  @Test(
    .enabled(if: Tool.areInstalled, "make setup-test installs the programs"),
    arguments: [(300, 200), (120, 80), (37, 25)])
  func agreesWithLibvips(width: Int, height: Int) throws {
    let workshop = try Workshop()
    let photo = try workshop.makePhoto(
      "a.png", width: 600, height: 400, "-attenuate", "0.4", "+noise", "Gaussian")
    try Tool.vips.run(
      "resize", photo.text, workshop.path("b.png"), "\(Double(width) / 600)", "--vscale",
      "\(Double(height) / 400)")
    let derived = try workshop.derive(photo, widths: [600], DerivativeEncoding(.png))
    let header = try Pictures.header(ofFileAt: derived.files[0].path, limit: 1_000_000)
    let whole = try Raster.decoded(photo, header, width: 600, height: 400, colour: .sRGB)
    let difference = Pixels(whole.resized(width: width, height: height))
      .difference(to: try Pixels(of: workshop.path("b.png")))
    #expect(difference < 2)
  }
}
