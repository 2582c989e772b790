import BuildCache
import Images

extension PictureRecord {
  /// The record as the cache keeps it.
  var packed: [UInt8] {
    var packer = Packer()
    packer.pack(contentKey)
    packer.pack(facts)
    packer.pack(metadata)
    packer.pack(hasDamagedMetadata)
    return packer.bytes
  }

  /// Reads what `packed` wrote.
  init(packed bytes: [UInt8]) throws(UnpackingError) {
    var unpacker = Unpacker(bytes)
    self.init(
      contentKey: try unpacker.text(), facts: try unpacker.facts(),
      metadata: try unpacker.metadata(), hasDamagedMetadata: try unpacker.flag())
    guard unpacker.isAtEnd else { throw UnpackingError() }
  }
}

extension Packer {
  fileprivate mutating func pack(_ facts: PictureFacts) {
    pack(facts.format.rawValue)
    pack(facts.width)
    pack(facts.height)
    pack(facts.orientation)
    pack(facts.hasAlpha)
    pack(facts.isAnimated)
    pack(facts.bitsPerChannel)
    pack(facts.channels)
    pack(facts.profileName) { $0.pack($1) }
    pack(facts.isInterlaced)
  }

  fileprivate mutating func pack(_ metadata: PhotoMetadata) {
    for text in [metadata.title, metadata.caption, metadata.alt] { pack(text) { $0.pack($1) } }
    pack(metadata.captureDate) { packer, date in
      for part in [date.year, date.month, date.day, date.hour, date.minute, date.second] {
        packer.pack(part)
      }
      packer.pack(date.utcOffset) { $0.pack($1) }
    }
    for text in [metadata.camera, metadata.lens] { pack(text) { $0.pack($1) } }
    pack(metadata.exposureTime) { packer, time in
      packer.pack(time.numerator)
      packer.pack(time.denominator)
    }
    pack(metadata.aperture) { $0.pack($1) }
    pack(metadata.iso) { $0.pack($1) }
    pack(metadata.focalLength) { $0.pack($1) }
    for text in [metadata.artist, metadata.copyright] { pack(text) { $0.pack($1) } }
    pack(each: metadata.keywords) { $0.pack($1) }
  }
}

extension Unpacker {
  fileprivate mutating func facts() throws(UnpackingError) -> PictureFacts {
    guard let format = PictureFormat(rawValue: try text()) else { throw UnpackingError() }
    return PictureFacts(
      format: format, width: try integer(), height: try integer(), orientation: try integer(),
      hasAlpha: try flag(), isAnimated: try flag(), bitsPerChannel: try integer(),
      channels: try integer(), profileName: try optionalText(), isInterlaced: try flag())
  }

  fileprivate mutating func metadata() throws(UnpackingError) -> PhotoMetadata {
    PhotoMetadata(
      title: try optionalText(), caption: try optionalText(), alt: try optionalText(),
      captureDate: try optional { (unpacker) throws(UnpackingError) in try unpacker.date() },
      camera: try optionalText(), lens: try optionalText(),
      exposureTime: try optional { (unpacker) throws(UnpackingError) in try unpacker.rational() },
      aperture: try optionalDouble(), iso: try optionalInteger(),
      focalLength: try optionalDouble(), artist: try optionalText(),
      copyright: try optionalText(),
      keywords: try list { (unpacker) throws(UnpackingError) in try unpacker.text() })
  }

  private mutating func date() throws(UnpackingError) -> CaptureDate {
    let date = CaptureDate(
      year: try integer(), month: try integer(), day: try integer(), hour: try integer(),
      minute: try integer(), second: try integer(), utcOffset: try optionalInteger())
    guard let date else { throw UnpackingError() }
    return date
  }

  private mutating func rational() throws(UnpackingError) -> Rational {
    guard let quotient = Rational(try integer(), over: try integer()) else {
      throw UnpackingError()
    }
    return quotient
  }

  private mutating func optionalText() throws(UnpackingError) -> String? {
    try optional { (unpacker) throws(UnpackingError) in try unpacker.text() }
  }

  private mutating func optionalInteger() throws(UnpackingError) -> Int? {
    try optional { (unpacker) throws(UnpackingError) in try unpacker.integer() }
  }

  private mutating func optionalDouble() throws(UnpackingError) -> Double? {
    try optional { (unpacker) throws(UnpackingError) in try unpacker.double() }
  }
}
