import CPhotoShims
import CVipsShims

extension Raster {
  /// Decodes a picture at a size: turned as its orientation says, in the colours asked for.
  static func decoded(
    _ path: PicturePath, _ header: PictureHeader, width: Int, height: Int,
    colour: DerivativeColour
  ) throws(PictureError) -> Raster {
    header.isPlainJPEG
      ? try photograph(path, header, width: width, height: height, colour: colour)
      : try rendered(path, header.facts, width: width, height: height, colour: colour)
  }

  /// The short way, for photographs.
  private static func photograph(
    _ path: PicturePath, _ header: PictureHeader, width: Int, height: Int,
    colour: DerivativeColour
  ) throws(PictureError) -> Raster {
    let orientation = header.facts.orientation
    let raster =
      orientation >= 5 ? Raster(width: height, height: width) : Raster(width: width, height: height)
    var shim = raster.shim
    try PictureError.check(path) { cp_decode_jpeg($0, &shim, $1) }
    let turned = raster.turned(orientation)
    turned.convert(from: header.profile, to: colour)
    return turned
  }

  /// The long way, for everything: libvips decodes, resizes, turns and converts.
  private static func rendered(
    _ path: PicturePath, _ facts: PictureFacts, width: Int, height: Int, colour: DerivativeColour
  ) throws(PictureError) -> Raster {
    guard Pictures.libvipsIsReady else { throw PictureError(.unsupported(facts.format), path) }
    var result = vs_raster()
    let failed = path.withCString {
      vs_render(
        $0, facts.format.loader, Int32(width), Int32(height), colour == .displayP3 ? 1 : 0, &result)
    }
    guard failed == 0 else { throw PictureError(.damaged(facts.format, detail: nil), path) }
    defer { vs_free(result.pixels) }
    let raster = Raster(
      width: Int(result.width), height: Int(result.height), hasAlpha: result.has_alpha != 0,
      colour: result.is_p3 != 0 ? .displayP3 : .sRGB)
    _ = raster.pixels.update(
      fromContentsOf: UnsafeBufferPointer(start: result.pixels, count: raster.pixels.count))
    return raster
  }
}

extension PictureHeader {
  /// Whether the picture is a JPEG in grey or colour whose profile, if any, is of red, green and
  /// blue: what cameras make.
  var isPlainJPEG: Bool {
    facts.format == .jpeg && (facts.channels == 3 || facts.channels == 1 && profile.isEmpty)
  }
}
