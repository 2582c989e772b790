internal import Images
internal import LayoutCSS
internal import Mustache

extension AlbumPage {
  /// What `partials/section` asks for, a section each.
  func sections() -> [MustacheValue] {
    var writer = SectionWriter(page: self)
    return layout.sections.enumerated().map { index, section in
      writer.value(of: section, id: "_s\(index + 1)")
    }
  }
}

/// Writes an album's sections in order, and keeps count of what it has shown.
private struct SectionWriter {
  let page: AlbumPage
  let place: PagePlace
  let photoCount: Int
  /// The photos shown so far that have this page's ids: those of the album itself.
  private var identified: Set<Int> = []
  /// The number of pictures shown so far.
  private var shownCount = 0

  init(page: AlbumPage) {
    self.page = page
    place = page.place
    photoCount = page.album.sections.reduce(0) { $0 + $1.photos.count }
  }

  mutating func value(of section: AlbumLayout.Section, id: String) -> MustacheValue {
    var words: GallerySection?
    if case .photos(let index) = section.content { words = page.album.sections[index] }
    var parts: [MustacheValue] = []
    for part in section.parts { parts.append(value(of: part, in: section)) }
    return [
      "kind": .string(section.kind), "id": .string(id), "heading": .text(words?.title),
      "caption": captionValue(words?.caption),
      "hasWords": .bool(words?.title != nil || words?.caption != nil),
      "isAlbums": .bool(section.content == .albums), "isAlone": .bool(photoCount == 0),
      "parts": .list(parts),
    ]
  }

  private mutating func value(
    of part: AlbumLayout.Part, in section: AlbumLayout.Section
  ) -> MustacheValue {
    var lists: [MustacheValue] = []
    for chunk in part.markup.chunks {
      var items: [MustacheValue] = []
      items.reserveCapacity(chunk.items.count)
      for index in chunk.items { items.append(item(index, of: part, in: section)) }
      lists.append(
        [
          "listClass": .string(chunk.className),
          "items": section.content == .albums ? .null : .list(items),
          "cards": section.content == .albums ? .list(items) : .null,
        ])
    }
    return [
      "partClass": .string(part.markup.className), "bodyClass": .string(part.markup.bodyClass),
      "scrolls": .bool(part.markup.isScroller), "lists": .list(lists),
    ]
  }

  private mutating func item(
    _ index: Int, of part: AlbumLayout.Part, in section: AlbumLayout.Section
  ) -> MustacheValue {
    switch section.content {
    case .albums: card(index, of: part)
    case .photos(let number): photo(index, of: part, page.album.sections[number])
    }
  }

  // MARK: - Items

  private mutating func photo(
    _ index: Int, of part: AlbumLayout.Part, _ section: GallerySection
  ) -> MustacheValue {
    let item = part.items.lowerBound + index
    let number = section.photos[item]
    let photo = page.frame.site.photos[number]
    let isOwn = photo.address.dropLast().elementsEqual(page.album.address)
    let hasID = isOwn && identified.insert(number).inserted
    shownCount += 1
    var object = MustacheObject(
      origin: photo.source.shown,
      [
        "id": hasID ? .string(photo.slug) : .null,
        "classes": .text(classes(of: photo, part.markup.itemClass(at: index))),
        "href": .string(place.link(to: photo.address)),
        "label": part.placement == .filling ? .text(photo.metadata.title) : .null,
        "words": part.placement == .besideWords ? words(of: photo) : .null,
        "breaks": .list(part.markup.breakClasses(after: index).map(MustacheValue.string)),
      ])
    element(of: photo, item, of: part).add(to: &object)
    return .object(object)
  }

  private mutating func card(_ index: Int, of part: AlbumLayout.Part) -> MustacheValue {
    let item = part.items.lowerBound + index
    let album = page.album.albums[item]
    let cover = album.cover.map { page.frame.site.photos[$0] }
    var coverValue = MustacheValue.null
    if let cover {
      shownCount += 1
      var object = MustacheObject(origin: cover.source.shown, [:])
      var element = element(of: cover, item, of: part)
      element.isDecorative = true
      element.add(to: &object)
      coverValue = .object(object)
    }
    return .object(
      MustacheObject(
        origin: album.source.shown,
        [
          "classes": .text(classes(of: cover, part.markup.itemClass(at: index))),
          "href": .string(place.link(to: album.address)), "title": .string(album.title),
          "cover": coverValue, "facts": AlbumFacts(of: album, in: page.frame.site).value,
        ]))
  }

  private func element(
    of photo: Photo, _ item: Int, of part: AlbumLayout.Part
  ) -> PhotoElement {
    let ratio = photo.shape.aspectRatio
    return PhotoElement(
      photo: photo, root: place.root, sizes: part.sizes(of: item, aspectRatio: ratio),
      usefulPixels: part.usefulPixels(of: item, aspectRatio: ratio), number: shownCount,
      isLazy: !part.itemsAtFirstSight.contains(item), isFirst: shownCount == 1)
  }

  private func words(of photo: Photo) -> MustacheValue {
    let text = summary(of: photo.metadata.caption)
    guard photo.metadata.title != nil || text != nil else { return .null }
    return ["title": .text(photo.metadata.title), "text": .text(text)]
  }

  private func classes(of photo: Photo?, _ itemClass: String?) -> String? {
    let classes = [itemClass, photo?.colourClasses].compactMap { $0 }
    return classes.isEmpty ? nil : classes.joined(separator: " ")
  }
}
