/// What a picture says about itself in XMP, IPTC and EXIF; plain values, for a cache to keep.
///
/// Positions, serial numbers and owners' names of equipment are not among them: nobody can publish
/// by accident what was never read.
package struct PhotoMetadata: Hashable, Sendable {
  /// A name a person gave: never a file name, never a camera's default text.
  package var title: String?
  /// A description a person wrote.
  package var caption: String?
  /// Words for those who cannot see the picture (IPTC “Alt Text (Accessibility)”).
  package var alt: String?
  /// When it was taken, by the camera's clock.
  package var captureDate: CaptureDate?
  /// Maker and model, such as `Canon EOS R6`.
  package var camera: String?
  /// The lens's name.
  package var lens: String?
  /// In seconds.
  package var exposureTime: Rational?
  /// The f-number.
  package var aperture: Double?
  /// The ISO sensitivity.
  package var iso: Int?
  /// In millimetres, of the lens itself.
  package var focalLength: Double?
  /// Who made it.
  package var artist: String?
  /// Who holds the rights.
  package var copyright: String?
  /// What it shows, in a few words each.
  package var keywords: [String]

  /// Creates metadata; without arguments, what a picture has that says nothing.
  package init(
    title: String? = nil, caption: String? = nil, alt: String? = nil,
    captureDate: CaptureDate? = nil, camera: String? = nil, lens: String? = nil,
    exposureTime: Rational? = nil, aperture: Double? = nil, iso: Int? = nil,
    focalLength: Double? = nil, artist: String? = nil, copyright: String? = nil,
    keywords: [String] = []
  ) {
    self.title = title
    self.caption = caption
    self.alt = alt
    self.captureDate = captureDate
    self.camera = camera
    self.lens = lens
    self.exposureTime = exposureTime
    self.aperture = aperture
    self.iso = iso
    self.focalLength = focalLength
    self.artist = artist
    self.copyright = copyright
    self.keywords = keywords
  }
}

/// A quotient of whole numbers, as cameras write exposure times.
package struct Rational: Hashable, Sendable {
  package var numerator: Int
  /// Greater than 0.
  package var denominator: Int

  /// Creates a quotient; `nil` where the denominator is not greater than 0.
  package init?(_ numerator: Int, over denominator: Int) {
    guard denominator > 0 else { return nil }
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The quotient as a floating-point number.
  package var value: Double { Double(numerator) / Double(denominator) }
}
