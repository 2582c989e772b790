internal import CollectionLayout
package import LayoutCSS

/// An album's page, laid out: its stylesheet, and what the page has to look like for it to fit.
package struct AlbumLayout: Sendable {
  /// The stylesheet.
  package var css: String
  /// The class of the element that holds the sections.
  package var containerClass: String
  /// The page's sections in the order in which they are shown.
  package var sections: [Section]
  /// What the stylesheet says only approximately.
  package var notes: [LayoutNote]

  /// A section of the page.
  package struct Section: Sendable {
    /// What it shows.
    package var content: Content
    /// What templates and style sheets know its layout by.
    package var kind: String
    /// What its pictures are laid out in, in order.
    package var parts: [Part]
  }

  /// What a section shows.
  package enum Content: Equatable, Sendable {
    /// The section of this index in `Album.sections`.
    case photos(section: Int)
    /// The albums inside the album.
    case albums
  }

  /// A run of a section's items that the engine has laid out.
  package struct Part: Sendable {
    /// The items, by their index in the section.
    package var items: Range<Int>
    /// How to mark them up.
    package var markup: SectionMarkup
    /// The items, by their index in the section, that are in sight before anyone scrolls, on some
    /// screen.
    package var itemsAtFirstSight: Range<Int>
    /// Where a picture lies in its slot.
    var placement: PicturePlacement
  }
}
