internal import Markup

/// The site map (sitemaps.org): every page, and the pictures on the photos' pages.
///
/// Its addresses have to be absolute. Where nobody said where the site is published they are
/// relative to it, and `robots.txt` does not announce it.
struct SiteMap {
  let site: Site

  private static let imageNamespace = "http://www.google.com/schemas/sitemap-image/1.1"

  /// The site map's file.
  func file() throws(MarkupError) -> RenderedFile {
    let bytes = try XMLDocumentWriter.document(
      "urlset", namespace: "http://www.sitemaps.org/schemas/sitemap/0.9",
      ["xmlns:image": Self.imageNamespace]
    ) { map in
      write(site.root, to: &map)
    }
    return RenderedFile(path: "sitemap.xml", bytes: bytes)
  }

  private func write(_ album: Album, to map: inout XMLDocumentWriter) {
    writePage(album.address, picture: nil, to: &map)
    for index in album.readingOrder(in: site) {
      let photo = site.photos[index]
      writePage(photo.address, picture: photo.fallbackDerivatives.last, to: &map)
    }
    for inner in album.albums { write(inner, to: &map) }
  }

  private func writePage(
    _ address: [String], picture: Derivative?, to map: inout XMLDocumentWriter
  ) {
    map.element("url") { url in
      url.element("loc", site.published(address.publishedPath + site.folderIndex))
      guard let picture else { return }
      url.element("image:image") { image in
        image.element("image:loc", site.published(picture.publishedPath))
      }
    }
  }
}
