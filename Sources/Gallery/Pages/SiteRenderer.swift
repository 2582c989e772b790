internal import BuildCache
package import Markup
package import Mustache

/// Makes all files of a site that are made of text.
package struct SiteRenderer {
  let site: Site
  let albumLayouts: [[String]: AlbumLayout]
  let theme: Theme

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - site: The site, its photos derived.
  ///   - albumLayouts: The layouts of all albums, by the albums' addresses.
  ///   - theme: How pages look.
  package init(site: Site, albumLayouts: [[String]: AlbumLayout], theme: Theme) {
    self.site = site
    self.albumLayouts = albumLayouts
    self.theme = theme
  }

  /// Renders everything, in an order that is the same for the same site.
  ///
  /// - Throws: The fault of a template.
  /// - Complexity: O(photos + bytes).
  package func files() throws(MustacheError) -> [RenderedFile] {
    let stylesheet = RenderedFile(asset: "theme", theme.stylesheet)
    let frame = PageFrame(site: site, themeStylesheet: stylesheet.path)
    var files = [stylesheet]
    try addAlbum(site.root, within: [], frame, to: &files)
    files.append(
      RenderedFile(
        path: "404.html",
        try theme.templates.render("pages/missing", MissingPage(frame: frame).value())))
    return files + HostFiles(site: site).files()
  }

  /// Writes what feed readers and crawlers ask for.
  ///
  /// - Throws: `MarkupError.outOfMemory`.
  package func feeds() throws(MarkupError) -> [RenderedFile] {
    [try Feed(site: site).file(), try SiteMap(site: site).file()]
  }

  private func addAlbum(
    _ album: Album, within ancestors: [Album], _ frame: PageFrame,
    to files: inout [RenderedFile]
  ) throws(MustacheError) {
    if let layout = albumLayouts[album.address] {
      let stylesheet = RenderedFile(asset: album.assetName, Array(layout.css.utf8))
      let page = AlbumPage(
        frame: frame, album: album, ancestors: ancestors, layout: layout,
        stylesheet: stylesheet.path.split(separator: "/").map { String($0).encodedForURL }
          .joined(separator: "/"))
      files.append(stylesheet)
      files.append(
        RenderedFile(path: page.place.file, try theme.templates.render("pages/album", page.value()))
      )
    }
    try addPhotos(of: album, within: ancestors + [album], frame, to: &files)
    for inner in album.albums {
      try addAlbum(inner, within: ancestors + [album], frame, to: &files)
    }
  }

  private func addPhotos(
    of album: Album, within albums: [Album], _ frame: PageFrame, to files: inout [RenderedFile]
  ) throws(MustacheError) {
    let order = album.readingOrder(in: site)
    let shown = Set(album.sections.flatMap(\.photos))
    for (index, photo) in order.enumerated() {
      let page = PhotoPage(
        frame: frame, photo: site.photos[photo], albums: albums,
        previous: index > 0 ? site.photos[order[index - 1]] : nil,
        next: index + 1 < order.count ? site.photos[order[index + 1]] : nil,
        isOnAlbumPage: shown.contains(photo))
      files.append(
        RenderedFile(path: page.place.file, try theme.templates.render("pages/photo", page.value()))
      )
    }
  }
}

extension Album {
  /// The photos that live in the album, in the order in which its page shows them; those it does
  /// not show come last.
  func readingOrder(in site: Site) -> [Int] {
    var seen: Set<Int> = []
    return (sections.flatMap(\.photos) + photos).filter { photo in
      site.photos[photo].address.dropLast().elementsEqual(address) && seen.insert(photo).inserted
    }
  }

  /// The name of its style sheet.
  fileprivate var assetName: String { address.last ?? "index" }
}

extension RenderedFile {
  /// Creates a style sheet whose name changes with its content, so that browsers may keep it for
  /// ever.
  init(asset name: String, _ bytes: [UInt8]) {
    let digest = Digest(of: bytes).hex.prefix(10)
    self.init(path: "assets/\(name).\(digest).css", bytes: bytes)
  }
}
