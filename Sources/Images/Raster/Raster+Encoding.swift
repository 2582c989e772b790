import CPhotoShims
import CVipsShims

extension Raster {
  /// The file of an encoding, whole; `nil` where the encoder cannot make it.
  func encoded(_ encoding: DerivativeEncoding) -> EncodedPicture? {
    let quality = Int32(clamping: encoding.quality)
    let effort = Int32(clamping: encoding.effort)
    switch encoding.format {
    case .jpeg: return photograph { cp_encode_jpeg($0, quality, $1, $2) }
    case .webp: return photograph { cp_encode_webp($0, quality, effort, $1, $2) }
    case .png: return rendered(VS_PNG_WRITER, quality, effort)
    case .avif: return rendered(VS_AVIF_WRITER, quality, effort)
    }
  }

  private func photograph(
    _ encode: (UnsafePointer<cp_raster>, UnsafePointer<UInt8>?, Int) -> cp_bytes
  ) -> EncodedPicture? {
    var shim = shim
    let profile = colour == .displayP3 ? colour.profile : nil
    let bytes = profile.map { encode(&shim, $0, $0.count) } ?? encode(&shim, nil, 0)
    return bytes.data.map { EncodedPicture(bytes: $0, count: bytes.size) }
  }

  private func rendered(_ writer: vs_writer, _ quality: Int32, _ effort: Int32) -> EncodedPicture? {
    guard Pictures.libvipsIsReady else { return nil }
    var raster = vs_raster(
      pixels: pixels.baseAddress, width: Int32(width), height: Int32(height),
      has_alpha: hasAlpha ? 1 : 0, is_p3: colour == .displayP3 ? 1 : 0)
    var size = 0
    return vs_encode(&raster, writer, quality, effort, &size)
      .map { EncodedPicture(bytes: $0, count: size) }
  }
}
