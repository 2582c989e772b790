/// Why nothing can be made of a picture.
package struct PictureError: Error, Hashable, Sendable {
  /// What is wrong.
  package enum Kind: Hashable, Sendable {
    /// The file cannot be opened or read; the system's error number says why.
    case unreadable(errorNumber: Int32)
    /// The file has no bytes.
    case empty
    /// The first bytes are those of no picture format that is read.
    case unknownFormat
    /// The first bytes promise a format that this machine's libvips cannot read.
    case unsupported(PictureFormat)
    /// The bytes that follow break the format's rules or end too soon; `detail` is what the decoder
    /// said, where it said something.
    case damaged(PictureFormat, detail: String?)
    /// The header promises more pixels than the limit allows.
    case tooLarge(width: Int, height: Int, limit: Int)
    /// EXIF, IPTC or XMP are beyond reading; the picture itself may well be whole.
    case damagedMetadata
    /// A derivative cannot be written; the system's error number says why.
    case unwritable(PicturePath, errorNumber: Int32)
    /// A derivative cannot be encoded.
    case notEncoded(DerivativeFormat)
  }

  /// The picture.
  package var path: PicturePath
  /// What is wrong with it.
  package var kind: Kind

  package init(_ kind: Kind, _ path: PicturePath) {
    self.kind = kind
    self.path = path
  }
}
