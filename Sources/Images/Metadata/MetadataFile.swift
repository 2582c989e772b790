import CExiv2Shims
import CVipsShims

/// A file's metadata, by exiv2's key names.
final class MetadataFile {
  private let handle: OpaquePointer

  /// Opens a file's metadata; `nil` where nothing can be read.
  init?(path: PicturePath, format: PictureFormat) {
    let isHEIF = format == .heic || format == .avif
    guard Pictures.exiv2IsReady, !isHEIF || Pictures.libvipsIsReady,
      let handle = path.withCString({ isHEIF ? Self.decodeHEIF($0) : ce_open($0) })
    else { return nil }
    self.handle = handle
  }

  private static func decodeHEIF(_ path: UnsafePointer<CChar>) -> OpaquePointer? {
    var blocks = vs_metadata()
    guard vs_read_heif_metadata(path, &blocks) == 0 else { return nil }
    defer { vs_free(blocks.exif); vs_free(blocks.xmp) }
    return ce_decode(blocks.exif, blocks.exif_size, blocks.xmp, blocks.xmp_size)
  }

  deinit { ce_close(handle) }

  /// The text of a key; `nil` where it is absent or says nothing.
  func text(_ key: String) -> String? { text(key, at: 0).flatMap { $0.isEmpty ? nil : $0 } }

  /// All values of a key that may be repeated, without those that say nothing.
  func texts(_ key: String) -> [String] {
    var texts: [String] = []
    while texts.count < 1000, let text = text(key, at: texts.count) { texts.append(text) }
    return texts.filter { !$0.isEmpty }
  }

  /// The text of the first of several keys that says something.
  func text(firstOf keys: [String]) -> String? { keys.lazy.compactMap { self.text($0) }.first }

  private func text(_ key: String, at index: Int) -> String? {
    var size = 0
    guard let value = ce_value(handle, key, Int32(clamping: index), &size) else { return nil }
    defer { ce_free(value) }
    return MetadataText.clean(UnsafeRawBufferPointer(start: value, count: size))
  }
}
