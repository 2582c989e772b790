/// A format of source pictures.
package enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  case jpeg, png, webp, avif, heic, tiff, gif, svg, jxl

  /// How many of a file's first bytes `sniff` wants to see.
  package static let headLength = 4096

  /// The format whose signature the first bytes of a file carry; `nil` for none that is read.
  ///
  /// Names and extensions play no part.
  ///
  /// - Complexity: O(`head`).
  package static func sniff(_ head: [UInt8]) -> PictureFormat? {
    if let format = signatures.first(where: { head.starts(with: $0.bytes) })?.format {
      return format
    }
    if head.starts(with: "RIFF".utf8), head.dropFirst(8).starts(with: "WEBP".utf8) { return .webp }
    if head.dropFirst(4).starts(with: "ftyp".utf8) { return heifFormat(head) }
    return isSVG(head) ? .svg : nil
  }

  private static let signatures: [(bytes: [UInt8], format: PictureFormat)] = [
    ([0xFF, 0xD8, 0xFF], .jpeg),
    ([0x89] + "PNG\r\n".utf8 + [0x1A, 0x0A], .png),
    (Array("GIF87a".utf8), .gif),
    (Array("GIF89a".utf8), .gif),
    ([0x49, 0x49, 0x2A, 0x00], .tiff),
    ([0x4D, 0x4D, 0x00, 0x2A], .tiff),
    ([0x49, 0x49, 0x2B, 0x00], .tiff),
    ([0x4D, 0x4D, 0x00, 0x2B], .tiff),
    ([0xFF, 0x0A], .jxl),
    ([0, 0, 0, 0x0C] + "JXL \r\n".utf8 + [0x87, 0x0A], .jxl),
  ]
}
