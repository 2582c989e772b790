package import Images

/// One picture of the gallery, as read and, later in the build, as derived.
package struct Photo: Sendable {
  /// The file, relative to the input folder, byte for byte as the file system has it.
  package var source: SourcePath
  /// The page's folder under the output, one element a level; made from the file's name and album
  /// only, so that it does not change with the sort order.
  package var address: [String]
  /// A name for the picture in ids and file names: the last element of `address`.
  package var slug: String { address.last ?? "" }
  /// What the file's bytes are known by in the cache.
  package var contentKey: String
  /// What the picture is: format, size as displayed, colour.
  package var facts: PictureFacts
  /// What the picture says about itself, the sidecar's words first.
  package var metadata: PhotoMetadata
  /// The published files made from it, smallest first within a format; empty before *derive*.
  package var derivatives: [Derivative] = []
  /// The colour a slot shows before its picture has come, as 0xRRGGBB; `nil` before *derive*.
  package var placeholder: UInt32?

  package init(
    source: SourcePath, address: [String], contentKey: String, facts: PictureFacts,
    metadata: PhotoMetadata
  ) {
    self.source = source
    self.address = address
    self.contentKey = contentKey
    self.facts = facts
    self.metadata = metadata
  }
}

/// One published, resized and re-encoded copy of a picture.
package struct Derivative: Hashable, Sendable {
  /// How it is encoded.
  package var format: DerivativeFormat
  /// Its extent in pixels.
  package var width: Int
  /// Its extent in pixels.
  package var height: Int
  /// Its name in the output's `images/` folder.
  package var fileName: String
  /// Its weight in bytes.
  package var bytes: Int

  package init(format: DerivativeFormat, width: Int, height: Int, fileName: String, bytes: Int) {
    self.format = format
    self.width = width
    self.height = height
    self.fileName = fileName
    self.bytes = bytes
  }
}
