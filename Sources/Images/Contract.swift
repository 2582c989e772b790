// Placeholder: the smallest form of the types other modules build against.
package struct PictureFacts: Sendable { package init() {} }
package struct PhotoMetadata: Sendable { package init() {} }
package enum DerivativeFormat: String, Hashable, Sendable, CaseIterable { case jpeg, png, webp, avif }
package enum PictureFormat: String, Hashable, Sendable {
  case jpeg, png, webp, avif, heic, tiff, gif, svg, jxl
  package static func sniff(_ head: [UInt8]) -> PictureFormat? {
    head.starts(with: [0xFF, 0xD8, 0xFF]) ? .jpeg : head.starts(with: [0x89, 0x50, 0x4E, 0x47]) ? .png : nil
  }
}
