import CVipsShims

/// A picture's header.
struct PictureHeader {
  /// What the header says.
  let facts: PictureFacts
  /// The extent in pixels as stored.
  let width: Int
  /// The extent in pixels as stored.
  let height: Int
  /// The embedded ICC profile; empty where there is none.
  let profile: [UInt8]

  /// Reads a picture's header: JPEGs' by libjpeg, which need not be started, all others' by libvips.
  init(of path: PicturePath, format: PictureFormat) throws(PictureError) {
    if format == .jpeg, let orientation = JPEGHeader.orientation(of: path) {
      self.init(try JPEGHeader(of: path), orientation: orientation)
    } else {
      try self.init(rendering: path, format: format)
    }
  }

  private init(_ header: JPEGHeader, orientation: Int) {
    (width, height, profile) = (header.width, header.height, header.profile)
    let isTurned = orientation >= 5
    facts = PictureFacts(
      format: .jpeg,
      width: isTurned ? height : width,
      height: isTurned ? width : height,
      orientation: orientation,
      channels: header.channels,
      profileName: profile.isEmpty ? nil : ColourProfile.name(of: profile),
      isInterlaced: header.isInterlaced)
  }

  /// Reads a header by libvips.
  init(rendering path: PicturePath, format: PictureFormat) throws(PictureError) {
    guard Pictures.libvipsIsReady else { throw PictureError(.unsupported(format), path) }
    var header = vs_header()
    guard path.withCString({ vs_read_header($0, format.loader, &header) }) == 0 else {
      throw PictureError(.damaged(format, detail: nil), path)
    }
    defer { vs_free(header.profile) }
    width = Int(header.width)
    height = Int(header.height)
    profile = Array(UnsafeRawBufferPointer(start: header.profile, count: header.profile_size))
    let isTurned = header.orientation >= 5
    facts = PictureFacts(
      format: format,
      width: isTurned ? height : width,
      height: isTurned ? width : height,
      orientation: Int(header.orientation),
      hasAlpha: header.has_alpha != 0,
      isAnimated: header.is_animated != 0,
      bitsPerChannel: Int(header.bits),
      channels: Int(header.channels),
      profileName: header.profile == nil ? nil : ColourProfile.name(of: profile),
      isInterlaced: header.is_interlaced != 0)
  }
}

extension PictureFormat {
  /// The loader of libvips that reads the format.
  var loader: vs_loader {
    switch self {
    case .jpeg: VS_JPEG
    case .png: VS_PNG
    case .webp: VS_WEBP
    case .avif, .heic: VS_HEIF
    case .tiff: VS_TIFF
    case .gif: VS_GIF
    case .svg: VS_SVG
    case .jxl: VS_JXL
    }
  }
}
