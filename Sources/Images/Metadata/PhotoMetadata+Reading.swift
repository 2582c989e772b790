extension Pictures {
  /// Reads what a picture says about itself: each field from the first of XMP, IPTC and EXIF that
  /// says something.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - format: Its format, from its facts.
  /// - Throws: Where the metadata are beyond reading. That is a reason to warn, not to leave the
  ///   picture out.
  package static func metadata(
    ofFileAt path: PicturePath, format: PictureFormat
  ) throws(PictureError) -> PhotoMetadata {
    guard format.carriesMetadata else { return PhotoMetadata() }
    guard let file = MetadataFile(path: path, format: format) else {
      throw PictureError(.damagedMetadata, path)
    }
    return PhotoMetadata(file, fileStem: path.stem)
  }
}

extension PictureFormat {
  /// Whether files of the format have metadata that exiv2 reads.
  var carriesMetadata: Bool { self != .svg && self != .gif && self != .jxl }
}

extension PhotoMetadata {
  /// What a file's metadata say; `fileStem` is the file's name, which is no title.
  init(_ file: MetadataFile, fileStem: String) {
    let isGiven = { (text: String) in !AutomaticNames.contains(text) && text != fileStem }
    title = MetadataKeys.title.lazy.compactMap { file.text($0) }.first(where: isGiven)
    caption = MetadataKeys.caption.lazy.compactMap { file.text($0) }.first(where: isGiven)
    alt = file.text("Xmp.iptc.AltTextAccessibility").flatMap { isGiven($0) ? $0 : nil }
    captureDate = file.captureDate
    camera = file.camera
    lens = MetadataKeys.lens.lazy.compactMap { file.text($0) }.first {
      $0.contains(where: \.isLetter)
    }
    exposureTime = file.rational(firstOf: MetadataKeys.exposureTime)
    aperture = file.rational(firstOf: MetadataKeys.aperture)?.value
    iso = MetadataKeys.iso.lazy.compactMap { file.text($0).flatMap { Int($0) } }
      .first { $0 > 0 && $0 != 65535 }
    focalLength = file.rational(firstOf: MetadataKeys.focalLength)?.value
    artist = file.list(firstOf: MetadataKeys.artist).joinedUnlessEmpty
    copyright = file.text(firstOf: MetadataKeys.copyright)
    keywords = file.list(firstOf: MetadataKeys.keywords)
  }
}

/// The keys of each field, in the order in which they are believed.
private enum MetadataKeys {
  static let title = [
    "Xmp.dc.title", "Iptc.Application2.ObjectName", "Xmp.photoshop.Headline",
    "Iptc.Application2.Headline",
  ]
  static let caption = [
    "Xmp.dc.description", "Iptc.Application2.Caption", "Exif.Image.ImageDescription",
  ]
  static let lens = ["Xmp.aux.Lens", "Xmp.exifEX.LensModel", "Exif.Photo.LensModel"]
  static let exposureTime = ["Xmp.exif.ExposureTime", "Exif.Photo.ExposureTime"]
  static let aperture = ["Xmp.exif.FNumber", "Exif.Photo.FNumber"]
  // 65535 stands for a number that does not fit 16 bits; the keys after it have it in full.
  static let iso = [
    "Xmp.exif.ISOSpeedRatings", "Exif.Photo.ISOSpeedRatings", "Exif.Photo.RecommendedExposureIndex",
    "Exif.Photo.ISOSpeed",
  ]
  static let focalLength = ["Xmp.exif.FocalLength", "Exif.Photo.FocalLength"]
  static let artist = ["Xmp.dc.creator", "Iptc.Application2.Byline", "Exif.Image.Artist"]
  static let copyright = [
    "Xmp.dc.rights", "Iptc.Application2.Copyright", "Exif.Image.Copyright",
  ]
  static let keywords = ["Xmp.dc.subject", "Iptc.Application2.Keywords"]
}

extension MetadataFile {
  /// The moment of capture: a value without a time of day takes it from the next that has one on
  /// the same day.
  fileprivate var captureDate: CaptureDate? {
    let iptcDate = text("Iptc.Application2.DateCreated")
    let iptcTime = text("Iptc.Application2.TimeCreated")
    let exifOffset = text("Exif.Photo.OffsetTimeOriginal") ?? text("Exif.Photo.OffsetTime")
    let values: [(text: String?, offset: String?)] = [
      (text("Xmp.exif.DateTimeOriginal"), nil),
      (text("Xmp.photoshop.DateCreated"), nil),
      (iptcDate.map { date in iptcTime.map { "\(date)T\($0)" } ?? date }, nil),
      (text("Exif.Photo.DateTimeOriginal"), exifOffset),
      (text("Xmp.xmp.CreateDate"), nil),
      (text("Exif.Photo.DateTimeDigitized"), text("Exif.Photo.OffsetTimeDigitized")),
    ]
    let dates = values.compactMap { value in
      value.text.flatMap { text in
        CaptureDate(metadata: text, offset: value.offset)
          .map { (date: $0, hasTime: CaptureDate.hasTime(metadata: text)) }
      }
    }
    guard let first = dates.first else { return nil }
    return dates.first { $0.hasTime && $0.date.isSameDay(as: first.date) }?.date ?? first.date
  }

  /// Maker and model, the maker once: `Canon` and `Canon EOS R6` are a `Canon EOS R6`.
  fileprivate var camera: String? {
    let maker = text(firstOf: ["Xmp.tiff.Make", "Exif.Image.Make"])
    guard let model = text(firstOf: ["Xmp.tiff.Model", "Exif.Image.Model"]) else { return maker }
    guard let maker, let name = maker.split(separator: " ").first,
      !model.lowercased().hasPrefix(name.lowercased())
    else { return model }
    return "\(maker) \(model)"
  }

  /// The first quotient among the keys that is greater than 0.
  fileprivate func rational(firstOf keys: [String]) -> Rational? {
    keys.lazy.compactMap { self.text($0).flatMap { Rational(metadata: $0) } }
      .first { $0.numerator > 0 }
  }

  /// The values of the first of several keys that has any, each once.
  fileprivate func list(firstOf keys: [String]) -> [String] {
    let values = keys.lazy.map { self.texts($0) }.first { !$0.isEmpty } ?? []
    return values.enumerated().filter { !values[..<$0.offset].contains($0.element) }.map(\.element)
  }
}

extension Rational {
  /// The quotient that exiv2 prints as `1/250` or `28`.
  fileprivate init?(metadata text: String) {
    let parts = text.split(separator: "/").map { Int($0) }
    guard parts.count <= 2, let numerator = parts.first ?? nil,
      let denominator = parts.count == 2 ? parts[1] : 1
    else { return nil }
    self.init(numerator, over: denominator)
  }
}

extension [String] {
  fileprivate var joinedUnlessEmpty: String? { isEmpty ? nil : joined(separator: ", ") }
}
