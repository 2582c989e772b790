internal import Images
internal import Markdown
internal import Mustache

/// The page of one photo.
///
/// It says nothing that changes when pictures elsewhere in the album come or go, but for its
/// neighbours: a site of a thousand photos with one more is nearly the same site.
struct PhotoPage {
  let frame: PageFrame
  let photo: Photo
  /// The albums that hold it, outermost first.
  let albums: [Album]
  /// The photo before it in the album's order.
  let previous: Photo?
  /// The photo after it.
  let next: Photo?
  /// Whether the album's page shows it: the way back then leads to its place there.
  let isOnAlbumPage: Bool

  var place: PagePlace { PagePlace(folder: photo.address) }

  /// What `pages/photo` asks for.
  func value() -> MustacheObject {
    let place = place
    let metadata = photo.metadata
    var object = frame.value(for: head, at: place, origin: photo.source.shown)
    object["breadcrumbs"] = frame.breadcrumbs(breadcrumbLevels(from: place))
    object["previous"] = neighbour(previous, from: place)
    object["next"] = neighbour(next, from: place)
    object["hasNeighbours"] = .bool(previous != nil || next != nil)
    object["title"] = .text(metadata.title)
    object["caption"] = captionValue(metadata.caption)
    object["date"] = metadata.captureDate?.value ?? .null
    object["camera"] = metadata.cameraValue
    let stage = PhotoStage(photo.shape)
    object["classes"] = .string(
      [stage.classes, photo.colourClasses].compactMap { $0 }.joined(separator: " "))
    var element = PhotoElement(photo: photo, root: place.root, sizes: stage.sizes)
    element.isFirst = true
    element.add(to: &object)
    return object
  }

  private func breadcrumbLevels(from place: PagePlace) -> [(title: String, href: String)] {
    albums.enumerated().map { index, album in
      let leadsToPlace = isOnAlbumPage && index == albums.count - 1
      let fragment = leadsToPlace ? "#\(photo.slug.encodedForURL)" : ""
      return (album.title, place.link(to: album.address) + fragment)
    }
  }

  private func neighbour(_ photo: Photo?, from place: PagePlace) -> MustacheValue {
    guard let photo else { return .null }
    return [
      "href": .string(place.link(to: photo.address)), "name": .text(photo.metadata.title),
    ]
  }

  // MARK: - Head

  private var head: PageHead {
    var head = PageHead()
    head.title = photo.metadata.title ?? neutralTitle
    head.description = summary(of: photo.metadata.caption)
    head.address = frame.absolute(photo.address.publishedPath)
    head.preview = frame.preview(
      kind: "article", name: head.title ?? frame.site.title, image: photo)
    head.structuredData = structuredData(description: head.description)
    return head
  }

  /// What a tab says of a photo without a title.
  private var neutralTitle: String? {
    let words = [albums.last?.title, photo.metadata.captureDate?.isoDay].compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  private func structuredData(description: String?) -> StructuredData {
    let file = photo.fallbackDerivatives.last
    let metadata = photo.metadata
    return .object([
      "@context": .text("https://schema.org"), "@type": .text("ImageObject"),
      "name": .text(metadata.title), "caption": .text(description),
      "description": .text(metadata.alt),
      "url": .text(frame.absolute(photo.address.publishedPath)),
      "contentUrl": .text(
        file.map { frame.absolute($0.publishedPath) ?? place.root + $0.publishedPath }),
      "encodingFormat": .text(file?.format.mediaType),
      "width": file.map { .number($0.width) }, "height": file.map { .number($0.height) },
      "dateCreated": .text(metadata.captureDate?.description),
      "creator": (metadata.artist ?? frame.site.author).map {
        .object(["@type": .text("Person"), "name": .text($0)])
      },
      "copyrightNotice": .text(metadata.copyright),
    ])
  }
}
