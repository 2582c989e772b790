package import Images

extension PictureRecord {
  /// Reads a picture's header and metadata; nothing is decoded.
  ///
  /// - Parameters:
  ///   - file: the picture's file.
  ///   - contentKey: what its bytes are known by.
  ///   - maxPixels: the most pixels a picture may have.
  /// - Throws: where nothing can be made of the picture. Metadata beyond reading do not throw.
  package init(
    reading file: PicturePath, contentKey: String, maxPixels: Int
  ) throws(PictureError) {
    let facts = try Pictures.facts(ofFileAt: file, limit: maxPixels)
    do {
      let metadata = try Pictures.metadata(ofFileAt: file, format: facts.format)
      self.init(contentKey: contentKey, facts: facts, metadata: metadata)
    } catch {
      self.init(
        contentKey: contentKey, facts: facts, metadata: PhotoMetadata(), hasDamagedMetadata: true)
    }
  }
}
