/// Names that say enough about a file to leave it alone.
enum PassedOver {
  /// A name that is never looked at: hidden files, AppleDouble halves (`._*`), and the folders and
  /// files that systems and network drives leave behind.
  static func isIgnored(_ name: [UInt8]) -> Bool {
    name.first == UInt8(ascii: ".") || leftovers.contains(name)
  }

  private static let leftovers = Set(
    [
      "@eaDir", "#recycle", "#snapshot", "__MACOSX", "$RECYCLE.BIN", "System Volume Information",
      "lost+found", "Thumbs.db", "ehthumbs.db", "desktop.ini", "Icon\r",
    ].map { Array($0.utf8) })

  /// Extensions under which people expect a picture.
  static let pictureExtensions: Set = [
    "jpg", "jpeg", "jpe", "jfif", "png", "webp", "avif", "heic", "heif", "hif", "tif", "tiff",
    "gif", "svg", "jxl",
  ]

  /// Extensions of undeveloped camera files. Most of them begin as TIFF files do, and hold no more
  /// than a preview; beside them lies the picture made from them.
  static let rawExtensions: Set = [
    "3fr", "arw", "cr2", "cr3", "crw", "dcr", "dng", "erf", "fff", "gpr", "iiq", "kdc", "mef",
    "mos", "mrw", "nef", "nrw", "orf", "pef", "raf", "raw", "rw2", "rwl", "sr2", "srf", "srw",
    "x3f",
  ]
}

extension Sequence<UInt8> {
  /// What follows the last dot of a file's name, in lower case; empty where there is none.
  var fileExtension: String {
    let name = Array(self)
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return "" }
    return String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()
  }

  /// A file's name without its last dot and what follows it.
  var fileStem: [UInt8] {
    let name = Array(self)
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return name }
    return Array(name[..<dot])
  }
}
