extension GalleryConfiguration {
  /// The `gallery.json5` that a new gallery begins with: every key, explained. A setting that is
  /// commented out has no space, or two and more, after its slashes; words have one.
  package static let starter = """
    // The settings of this gallery. Every key is optional; take away the two slashes before one to
    // use it. Folders are albums, and what you do not say here is chosen to suit your pictures.
    {
      // The gallery's name, and words under it (Markdown).
      title: "My photographs",
      //caption: "Light and weather on the coast, since 1998.",

      // Who took them.
      //author: "Ada Example",

      // Where the site will be published. The feed, the sitemap and link previews need it.
      //baseURL: "https://example.org/photos/",

      // The language of your words, for screen readers and search engines.
      language: "en",

      // The order of pictures: "date" or "-date" (newest first), "name" or "-name". Pictures
      // without a date come last.
      sort: "date",

      // How albums are laid out: "grid", "carousel", "banner", "list", "mosaic", "featured",
      // "justified", "waterfall" or "filmstrip". Without it each album gets what suits it.
      //layout: "justified",

      // The parts of the front page. "from" is a name or a pattern, or a list of them: * is any
      // name, ** any folders. A pattern passes over pictures that a section before it shows.
      // "layout" is a name as above, or one with options, or a section in the layout notation.
      // Options are spacing; columns (of grid, carousel, featured, list, waterfall); aspectRatio
      // (of grid, carousel, featured, banner, mosaic); rowHeight (of list, justified, filmstrip).
      //sections: [
      //  { title: "Harbours", from: "harbours/*", layout: "carousel" },
      //  { title: "Light", caption: "Before six in the morning.", from: ["light/*", "dawn.jpg"],
      //    layout: { preset: "grid", columns: { compact: 2, regular: 4 }, spacing: 8 } },
      //  { title: "The rest", from: "**", layout: { preset: "justified", rowHeight: 240 } },
      //],

      // How pictures are published. No picture leaves with its location or serial numbers.
      //images: {
      //  formats: ["jpeg", "webp"],           // and "avif": smaller, and much slower to make
      //  quality: { jpeg: 80, webp: 80, avif: 55 },
      //  effort: { webp: 4, avif: 2 },        // how long to search for smaller files
      //  widths: [480, 960, 1920],            // in pixels; without it they suit the layouts
      //  colour: "srgb",                      // or "p3": wider colours where a picture has them
      //  maxPixels: 1000000000,               // larger pictures are left out
      //},

      // A folder whose files replace those of the default theme, one by one.
      //theme: "my-theme",
    }

    // An album has settings of its own in a file album.json5 in its folder: title, caption, sort,
    // layout and sections as above, and
    //   cover: "dawn.jpg"      the picture that stands for the album,
    //   private: true          which leaves it out of the site altogether.

    """
}
