internal import BuildCache
internal import Images
internal import Markup

/// The site's Atom feed (RFC 4287): its newest photos.
///
/// Dates are those of the photos, never the build's, so that the same site has the same feed.
/// Where nobody said where the site is published, links are relative to the feed, and ids, which
/// must not be, are made from the photos' addresses and bytes.
struct Feed {
  let site: Site

  /// How many photos it tells of.
  private static let length = 50
  /// What stands for the date of photos without one, which Atom cannot do without.
  private static let noDate = "1970-01-01T00:00:00Z"

  /// The feed's file.
  func file() throws(MarkupError) -> RenderedFile {
    let photos = newestPhotos
    let bytes = try XMLDocumentWriter.document(
      "feed", namespace: "http://www.w3.org/2005/Atom", ["xml:lang": site.language]
    ) { feed in
      feed.element("title", site.title)
      feed.element("id", id(of: "", madeFrom: site.title))
      feed.element("updated", photos.first.map(date) ?? Self.noDate)
      feed.element("link", ["rel": "self", "href": link("feed.xml"), "type": Self.mediaType])
      feed.element("link", ["rel": "alternate", "href": link(""), "type": "text/html"])
      feed.element("author") { $0.element("name", site.author ?? site.title) }
      for photo in photos { write(photo, to: &feed) }
    }
    return RenderedFile(path: "feed.xml", bytes: bytes)
  }

  private static let mediaType = "application/atom+xml"

  private func write(_ photo: Photo, to feed: inout XMLDocumentWriter) {
    let address = photo.address.publishedPath
    let date = date(photo)
    feed.element("entry") { entry in
      entry.element("title", photo.metadata.title ?? String(date.prefix(10)))
      entry.element("id", id(of: address, madeFrom: photo.contentKey))
      entry.element("updated", date)
      entry.element("link", ["rel": "alternate", "href": link(address), "type": "text/html"])
      if let picture = photo.previewDerivative {
        entry.element(
          "link",
          [
            "rel": "enclosure", "href": site.published(picture.publishedPath),
            "type": picture.format.mediaType, "length": String(picture.bytes),
          ])
      }
      if let words = summary(of: photo.metadata.caption) ?? photo.metadata.alt {
        entry.element("summary", words)
      }
    }
  }

  /// Newest first, those without a date last, equals in the order of the site.
  private var newestPhotos: [Photo] {
    let order = site.photos.indices.sorted { a, b in
      let (dateA, dateB) = (
        site.photos[a].metadata.captureDate, site.photos[b].metadata.captureDate
      )
      guard dateA != dateB else { return a < b }
      guard let dateA else { return false }
      return dateB.map { dateA > $0 } ?? true
    }
    return order.prefix(Self.length).map { site.photos[$0] }
  }

  /// The moment as RFC 3339 has it; cameras that know no offset are taken to show UTC.
  private func date(_ photo: Photo) -> String {
    guard let date = photo.metadata.captureDate else { return Self.noDate }
    return date.utcOffset == nil ? "\(date)Z" : date.description
  }

  private func link(_ path: String) -> String {
    site.published(path.isEmpty || path.hasSuffix("/") ? path + site.folderIndex : path)
  }

  private func id(of path: String, madeFrom text: String) -> String {
    site.baseURL.map { $0 + path } ?? "urn:uuid:\(Digest(of: "\(path)\n\(text)").uuid)"
  }
}

extension Site {
  /// Where something below the output folder is found: absolute where the site's address is known,
  /// otherwise relative to the output folder.
  func published(_ path: String) -> String { (baseURL ?? "") + path }

  /// What a link to a folder ends with: servers find its `index.html`, a disk does not.
  var folderIndex: String { baseURL == nil ? "index.html" : "" }
}

extension Digest {
  /// The digest as a UUID of version 8 (RFC 9562: made by a rule of one's own).
  fileprivate var uuid: String {
    var digits = Array(hex)
    digits[12] = "8"
    digits[16] = "8"
    for place in [20, 16, 12, 8] { digits.insert("-", at: place) }
    return String(digits)
  }
}
