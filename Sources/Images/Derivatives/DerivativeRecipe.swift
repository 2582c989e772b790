/// What is to be made of a picture. Equal recipes make equal files of equal pictures.
package struct DerivativeRecipe: Hashable, Sendable {
  /// The widths in pixels, ascending. A width beyond the picture's own stands for the picture's own;
  /// SVG has no width of its own.
  package var widths: [Int]
  /// The formats, each with how much care it takes.
  package var encodings: [DerivativeEncoding]
  /// The colour space of the files.
  package var colour: DerivativeColour

  package init(
    widths: [Int], encodings: [DerivativeEncoding], colour: DerivativeColour = .sRGB
  ) {
    self.widths = widths
    self.encodings = encodings
    self.colour = colour
  }
}

/// How derivatives of one format are encoded.
package struct DerivativeEncoding: Hashable, Sendable {
  /// The format. Pictures with transparent parts become PNG where `.jpeg` is asked for.
  package var format: DerivativeFormat
  /// 1…100; no two formats mean the same by a number. PNG has none.
  package var quality: Int
  /// How long the encoder may search for a smaller file, 0…9 as libvips counts: 0…6 for WebP, 0…9
  /// for AVIF and PNG. Baseline JPEG has none.
  package var effort: Int

  /// Creates an encoding; what is left out is the format's default.
  package init(_ format: DerivativeFormat, quality: Int? = nil, effort: Int? = nil) {
    self.format = format
    self.quality = quality ?? Self.defaultQuality(of: format)
    self.effort = effort ?? Self.defaultEffort(of: format)
  }

  private static func defaultQuality(of format: DerivativeFormat) -> Int {
    format == .avif ? 55 : 80
  }

  private static func defaultEffort(of format: DerivativeFormat) -> Int {
    switch format {
    case .jpeg: 0
    case .png: 6
    case .webp: 4
    case .avif: 2
    }
  }
}

/// The colour space in which derivatives are published.
package enum DerivativeColour: String, Hashable, Sendable, CaseIterable {
  /// What every screen shows; the files need no profile.
  case sRGB
  /// The wider space of phones and recent screens, for the pictures that have a profile; the files
  /// carry its profile, of about 500 bytes. Pictures without a profile are sRGB and stay so.
  case displayP3
}
