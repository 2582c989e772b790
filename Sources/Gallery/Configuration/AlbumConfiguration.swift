package import Diagnostics

/// The settings of an album: `album.json5`, and the part of `gallery.json5` that is like it.
package struct AlbumConfiguration: Sendable {
  /// Its name.
  package var title: String?
  /// Words under the title, in Markdown.
  package var caption: String?
  /// The picture that stands for it.
  package var cover: PictureReference?
  /// The order of its pictures and of the albums inside.
  package var sort: PhotoOrder?
  /// The parts of its page.
  package var sections: [SectionConfiguration] = []
  /// The layout of its page, where there are no sections or a section has none of its own.
  package var layout: SectionLayoutChoice?
  /// The album and all inside are left out of the site.
  package var isPrivate = false

  /// The settings of an album that says nothing.
  package init() {}
}

/// A part of a page that a person asked for.
package struct SectionConfiguration: Sendable {
  /// The heading.
  package var title: String?
  /// Words under the heading, in Markdown.
  package var caption: String?
  /// Its pictures.
  package var from: [PictureReference]
  /// How they are laid out.
  package var layout: SectionLayoutChoice?

  package init(
    title: String? = nil, caption: String? = nil, from: [PictureReference],
    layout: SectionLayoutChoice? = nil
  ) {
    self.title = title
    self.caption = caption
    self.from = from
    self.layout = layout
  }
}

/// What a setting says about which pictures it means: a name, or a pattern of names.
package struct PictureReference: Sendable {
  /// The name or pattern, relative to the folder of the settings.
  package var glob: Glob
  /// Where it is written.
  package var location: SourceLocation

  package init(glob: Glob, location: SourceLocation) {
    self.glob = glob
    self.location = location
  }
}

/// The order of an album's pictures.
package enum PhotoOrder: String, Sendable, CaseIterable {
  /// The oldest first; those without a date last, by name.
  case date
  /// The newest first; those without a date last, by name.
  case dateReversed = "-date"
  /// By name, numbers as numbers.
  case name
  /// By name, from the end.
  case nameReversed = "-name"
}
