package import Images

/// What a build knows of one picture once it has been read: everything but its words' final form.
package struct PictureRecord: Sendable, Hashable {
  /// What the file's bytes are known by in the cache.
  package var contentKey: String
  /// What the picture is: format, size as displayed, colour.
  package var facts: PictureFacts
  /// What the picture itself says; the sidecar's words come later, when a site is assembled.
  package var metadata: PhotoMetadata
  /// The metadata are beyond reading, and empty for that reason.
  package var hasDamagedMetadata: Bool

  package init(
    contentKey: String, facts: PictureFacts, metadata: PhotoMetadata,
    hasDamagedMetadata: Bool = false
  ) {
    self.contentKey = contentKey
    self.facts = facts
    self.metadata = metadata
    self.hasDamagedMetadata = hasDamagedMetadata
  }
}
