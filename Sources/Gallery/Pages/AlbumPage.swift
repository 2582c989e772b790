internal import Markdown
internal import Mustache

/// The page of an album; the site's first page is that of its root album.
struct AlbumPage {
  let frame: PageFrame
  let album: Album
  /// The albums that hold it, outermost first.
  let ancestors: [Album]
  let layout: AlbumLayout
  /// The style sheet of its layout, below the output folder.
  let stylesheet: String

  var place: PagePlace { PagePlace(folder: album.address) }
  var isRoot: Bool { ancestors.isEmpty }

  /// What `pages/album` asks for.
  func value() -> MustacheObject {
    let place = place
    var object = frame.value(for: head, at: place, origin: album.source.shown)
    object["breadcrumbs"] = frame.breadcrumbs(
      ancestors.map { (title: $0.title, href: place.link(to: $0.address)) })
    object["title"] = .string(album.title)
    object["caption"] = captionValue(album.caption)
    object["facts"] = AlbumFacts(of: album, in: frame.site).value
    object["container"] = .string(layout.containerClass)
    object["sections"] = .list(sections())
    return object
  }

  private var head: PageHead {
    var head = PageHead()
    head.title = isRoot ? nil : album.title
    head.description = summary(of: album.caption)
    head.address = frame.absolute(album.address.publishedPath)
    head.stylesheets = [stylesheet]
    let cover = album.cover.map { frame.site.photos[$0] }
    head.preview = frame.preview(kind: "website", name: album.title, image: cover)
    head.structuredData = structuredData(description: head.description, cover: cover)
    return head
  }

  private func structuredData(description: String?, cover: Photo?) -> StructuredData {
    .object([
      "@context": .text("https://schema.org"), "@type": .text("ImageGallery"),
      "name": .text(album.title), "description": .text(description),
      "url": .text(frame.absolute(album.address.publishedPath)),
      "inLanguage": .text(frame.site.language),
      "author": frame.site.author.map { .object(["@type": .text("Person"), "name": .text($0)]) },
      "image": .text(cover?.previewDerivative.flatMap { frame.absolute($0.publishedPath) }),
    ])
  }
}

/// A text in Markdown as a template's markup.
func captionValue(_ text: String?) -> MustacheValue {
  text.map { .markup(Markdown.html(from: $0)) } ?? .null
}
