package import Images

/// How pictures are published.
package struct ImageSettings: Sendable, Equatable {
  /// The formats, the preferred one for browsers that know it last.
  package var encodings = [DerivativeEncoding(.jpeg), DerivativeEncoding(.webp)]
  /// The widths in pixels, ascending; `nil` to choose them from the layouts.
  package var widths: [Int]?
  /// The colour space.
  package var colour = DerivativeColour.sRGB
  /// The most pixels a picture may have.
  package var maxPixels = Pictures.defaultPixelLimit

  /// The settings where nobody says anything.
  package init() {}
}
