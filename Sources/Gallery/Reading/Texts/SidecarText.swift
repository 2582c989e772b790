package import Images

/// What a text file says of a picture, or `index.md` of its album.
///
///     ---
///     alt: Fishing boats at low tide, seen from the quay
///     date: 2024-05-31 06:10
///     ---
///     # The harbour
///
///     Six in the morning, *before* the ice lorry.
///
/// Everything is optional. Without a `title` between the lines of hyphens, a heading that opens the
/// text is the title; the rest is the caption, in Markdown.
package struct SidecarText: Equatable, Sendable {
  /// The title, as plain text.
  package var title: String?
  /// The caption, in Markdown.
  package var caption: String?
  /// Words for those who cannot see the picture.
  package var alt: String?
  /// When the picture was taken.
  package var date: CaptureDate?

  package init(
    title: String? = nil, caption: String? = nil, alt: String? = nil, date: CaptureDate? = nil
  ) {
    self.title = title
    self.caption = caption
    self.alt = alt
    self.date = date
  }
}
