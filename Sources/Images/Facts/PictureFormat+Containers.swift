extension PictureFormat {
  /// The format that the `ftyp` box at the head of an ISO base media file names (ISO/IEC 23008-12):
  /// the major brand, or, where that is a general one, the first known compatible brand.
  static func heifFormat(_ head: [UInt8]) -> PictureFormat? {
    let length = head.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    let brands = stride(from: 8, to: min(length, head.count - 3), by: 4)
      .filter { $0 != 12 }  // the minor version lies between the major and the compatible brands
      .map { String(decoding: head[$0..<$0 + 4], as: UTF8.self) }
    return brands.lazy.compactMap { brandFormats[$0] }.first
  }

  private static let brandFormats: [String: PictureFormat] = [
    "avif": .avif, "avis": .avif,
    "heic": .heic, "heix": .heic, "heim": .heic, "heis": .heic,
    "hevc": .heic, "hevx": .heic, "hevm": .heic, "hevs": .heic,
  ]

  /// Whether a file's text begins with an `svg` element, after no more than what XML allows before
  /// it: a byte order mark, the declaration, comments, the document type, white space.
  static func isSVG(_ head: [UInt8]) -> Bool {
    var rest = Substring(String(decoding: head, as: UTF8.self))
    if rest.first == "\u{FEFF}" { rest.removeFirst() }
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard let endings = prolog.first(where: { rest.hasPrefix($0.start) })?.endings else { break }
      // The internal subset of a document type holds declarations with brackets of their own.
      let isSubset = endings.count > 1 && rest.prefix { $0 != ">" }.contains("[")
      guard let after = rest.end(of: endings[isSubset ? 1 : 0]) else { return false }
      rest = rest[after...]
    }
    let name = rest.dropFirst().prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
    return rest.first == "<" && (name == "svg" || name.hasSuffix(":svg"))
  }

  private static let prolog: [(start: String, endings: [String])] = [
    ("<?", ["?>"]), ("<!--", ["-->"]), ("<!DOCTYPE", [">", "]>"]),
  ]
}

extension Substring {
  /// Where the first occurrence of `text` ends.
  fileprivate func end(of text: String) -> Index? {
    indices.lazy.first { self[$0...].hasPrefix(text) }.map { index($0, offsetBy: text.count) }
  }
}
