/// A gallery: everything that its pages are made of.
package struct Site: Sendable {
  /// The name of the whole gallery.
  package var title: String
  /// A sentence or two about it, in Markdown.
  package var caption: String?
  /// Who made the pictures.
  package var author: String?
  /// Where it is published, ending in a slash; absolute addresses (feed, sitemap, Open Graph) need it.
  package var baseURL: String?
  /// The language of its words, as a BCP 47 tag.
  package var language: String
  /// The input folder's own album, which holds all others.
  package var root: Album
  /// Every photo once, in the order in which they were discovered; albums refer to them by index.
  package var photos: [Photo]

  package init(
    title: String, caption: String? = nil, author: String? = nil, baseURL: String? = nil,
    language: String = "en", root: Album, photos: [Photo]
  ) {
    self.title = title
    self.caption = caption
    self.author = author
    self.baseURL = baseURL
    self.language = language
    self.root = root
    self.photos = photos
  }
}

/// A folder of pictures and of further albums.
package struct Album: Sendable {
  /// The folder, relative to the input; empty for the root.
  package var source: SourcePath
  /// The page's folder under the output; empty for the root.
  package var address: [String]
  /// Its name.
  package var title: String
  /// Words under the title, in Markdown.
  package var caption: String?
  /// Its pictures in display order: indices into `Site.photos`.
  package var photos: [Int]
  /// How its page shows them, in order; together they show every photo of `photos` that the
  /// configuration does not leave out, and may show one twice.
  package var sections: [GallerySection]
  /// The albums inside, in display order.
  package var albums: [Album]
  /// The picture that stands for the album: an index into `Site.photos`; `nil` when it has none.
  package var cover: Int?

  package init(
    source: SourcePath, address: [String], title: String, caption: String? = nil,
    photos: [Int] = [],
    sections: [GallerySection] = [], albums: [Album] = [], cover: Int? = nil
  ) {
    self.source = source
    self.address = address
    self.title = title
    self.caption = caption
    self.photos = photos
    self.sections = sections
    self.albums = albums
    self.cover = cover
  }
}

/// Some pictures of an album under one heading and in one layout.
package struct GallerySection: Sendable {
  /// The heading; `nil` for none.
  package var title: String?
  /// Words under the heading, in Markdown.
  package var caption: String?
  /// The pictures: indices into `Site.photos`.
  package var photos: [Int]
  /// How they are laid out.
  package var layout: SectionLayoutChoice

  package init(
    title: String? = nil, caption: String? = nil, photos: [Int], layout: SectionLayoutChoice
  ) {
    self.title = title
    self.caption = caption
    self.photos = photos
    self.layout = layout
  }
}
