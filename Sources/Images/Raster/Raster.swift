/// A picture in memory at the size of a derivative: eight bits a channel, red, green, blue and
/// alpha or 255, rows without gaps, top first.
final class Raster {
  /// The pixels, four bytes each.
  let pixels: UnsafeMutableBufferPointer<UInt8>
  /// The extent in pixels.
  let width: Int
  /// The extent in pixels.
  let height: Int
  /// Whether a pixel is not opaque.
  let hasAlpha: Bool
  /// What the channels mean.
  var colour: DerivativeColour

  /// Whether a raster may be so large: a drawing of one by a million is a few bytes, and asks for all
  /// memory.
  static func isPossible(width: Int, height: Int) -> Bool {
    height <= DerivativeFormat.jpeg.longestEdge && width <= DerivativeFormat.jpeg.longestEdge
      && width * height <= 100_000_000
  }

  /// Creates a raster whose pixels are still to be written.
  init(width: Int, height: Int, hasAlpha: Bool = false, colour: DerivativeColour = .sRGB) {
    pixels = .allocate(capacity: width * height * 4)
    self.width = width
    self.height = height
    self.hasAlpha = hasAlpha
    self.colour = colour
  }

  deinit { pixels.deallocate() }
}
