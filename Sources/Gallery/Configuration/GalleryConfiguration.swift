/// The settings of a gallery: `gallery.json5`.
package struct GalleryConfiguration: Sendable {
  /// What concerns the front page as it would any album's; its title and caption are the gallery's.
  package var album = AlbumConfiguration()
  /// Who made the pictures.
  package var author: String?
  /// Where the gallery is published: `http` or `https`, ending in a slash.
  package var baseURL: String?
  /// The language of its words, as a BCP 47 tag.
  package var language = "en"
  /// How pictures are published.
  package var images = ImageSettings()
  /// The folder whose files replace the default theme's: absolute, or relative to the working
  /// directory.
  package var theme: String?

  /// The settings of a gallery that says nothing.
  package init() {}
}
