import CPhotoShims
import Glibc

/// A JPEG's header as libjpeg reads it.
struct JPEGHeader {
  /// The extent in pixels as stored.
  let width: Int
  /// The extent in pixels as stored.
  let height: Int
  /// 1 grey, 3 colour, 4 CMYK.
  let channels: Int
  /// Whether decoding holds the whole picture in memory: it comes in several scans.
  let isInterlaced: Bool
  /// The embedded ICC profile; empty where there is none.
  let profile: [UInt8]

  init(of path: PicturePath) throws(PictureError) {
    var header = cp_jpeg_header()
    defer { free(header.profile) }
    try PictureError.check(path) { cp_read_jpeg_header($0, &header, $1) }
    width = Int(header.width)
    height = Int(header.height)
    channels = Int(header.channels)
    isInterlaced = header.is_interlaced != 0
    profile = Array(
      UnsafeRawBufferPointer(start: header.profile, count: Int(header.profile_size)))
  }

  /// The EXIF orientation, 1 where none is given; `nil` where exiv2 can make nothing of the file's
  /// metadata. Others may, and a photograph that lies on its side is not what its owner wants.
  static func orientation(of path: PicturePath) -> Int? {
    guard let metadata = MetadataFile(path: path, format: .jpeg) else { return nil }
    let orientation = metadata.text("Exif.Image.Orientation").flatMap { Int($0) } ?? 1
    return (1...8).contains(orientation) ? orientation : 1
  }
}

extension PictureError {
  /// Calls libjpeg on a file.
  ///
  /// - Throws: what it says is wrong with the file, where it does not return 0.
  static func check(
    _ path: PicturePath,
    _ call: (UnsafePointer<CChar>, UnsafeMutablePointer<CChar>) -> Int32
  ) throws(PictureError) {
    var detail = [CChar](repeating: 0, count: Int(CP_DETAIL_SIZE))
    guard path.withCString({ call($0, &detail) }) != 0 else { return }
    let words = String(decoding: detail.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    throw PictureError(.damaged(.jpeg, detail: words.isEmpty ? nil : words), path)
  }
}
