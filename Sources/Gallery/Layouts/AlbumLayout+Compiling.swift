package import CollectionLayout
package import Diagnostics
internal import LayoutCSS
internal import LayoutNotation

/// Why an album's page has no layout.
package struct AlbumLayoutError: Error {
  /// The album's title.
  package var album: String
  /// The section of this index in `Album.sections` is to blame; `nil` where that is not known.
  package var section: Int?
  /// What is wrong with the layout; `nil` where a stylesheet has no use for its numbers.
  package var fault: LayoutError?
  /// Where the layout was written, if in the layout notation.
  package var location: SourceLocation?
}

extension AlbumLayout {
  /// Lays out an album's page: needs the pictures' extents only, so that widths of derivatives can
  /// be chosen by it.
  ///
  /// - Throws: what makes the layout of a section impossible.
  package static func compile(
    _ album: Album, in site: Site
  ) throws(AlbumLayoutError) -> AlbumLayout {
    let outline = PageOutline(album, site)
    let layout = UICollectionViewCompositionalLayout { index, environment in
      outline.parts[index].makeSection(environment)
    }
    let frames = { (size: CGSize) throws(LayoutError) in
      try layout.solution(
        in: LayoutProposal(containerSize: size, itemCounts: outline.parts.map(\.items.count)))
    }
    do throws(StylesheetError<LayoutError>) {
      let compiled = try StylesheetCompiler(scope: "l").compile(frames: frames)
      let firstSight = try FirstSight(partCount: outline.parts.count, frames: frames)
      return AlbumLayout(outline, compiled, firstSight)
    } catch {
      throw AlbumLayoutError(error, outline, album)
    }
  }

  private init(_ outline: PageOutline, _ compiled: CompiledLayout, _ firstSight: FirstSight) {
    css = compiled.css
    containerClass = compiled.containerClass
    notes = compiled.notes
    var next = 0
    sections = outline.sections.map { section in
      let parts = section.parts.map { part in
        defer { next += 1 }
        let seen = part.items.lowerBound..<part.items.lowerBound + firstSight.itemCounts[next]
        return Part(
          items: part.items, markup: compiled.sections[next], itemsAtFirstSight: seen,
          placement: part.placement)
      }
      return Section(content: section.content, kind: section.kind, parts: parts)
    }
  }
}

// MARK: - The order of a page

/// What stands on an album's page, in order, and how each part of it is laid out.
private struct PageOutline {
  struct Section {
    var content: AlbumLayout.Content
    var kind: String
    var parts: [LayoutPart]
  }

  var sections: [Section]
  var parts: [LayoutPart] { sections.flatMap(\.parts) }

  /// Albums stand before photographs, but after a banner or a featured picture that opens the page.
  init(_ album: Album, _ site: Site) {
    sections = album.sections.enumerated().map { index, section in
      Section(
        content: .photos(section: index), kind: section.layout.kind,
        parts: section.layout.parts(for: section.photos.map { site.photos[$0].shape }))
    }
    guard !album.albums.isEmpty else { return }
    let albums = Section(
      content: .albums, kind: "albums", parts: [.cards(count: album.albums.count)])
    sections.insert(albums, at: album.sections.first?.isOpening == true ? 1 : 0)
  }

  /// The index in `Album.sections` of the section that an engine's section is a part of.
  func gallerySection(ofPart part: Int) -> Int? {
    var next = 0
    for section in sections {
      next += section.parts.count
      guard part < next else { continue }
      if case .photos(let index) = section.content { return index }
      return nil
    }
    return nil
  }
}

extension GallerySection {
  /// Whether it is one large picture, as pages open with.
  fileprivate var isOpening: Bool {
    guard photos.count == 1, case .preset(let preset, _) = layout else { return false }
    return preset == .banner || preset == .featured
  }
}

extension AlbumLayoutError {
  fileprivate init(_ error: StylesheetError<LayoutError>, _ outline: PageOutline, _ album: Album) {
    self.album = album.title
    switch error {
    case .layout(let error, _):
      section = error.place.section.flatMap(outline.gallerySection)
      fault = error
    case .notFinite(let part, _):
      section = outline.gallerySection(ofPart: part)
    case .countsDiffer:
      break
    }
    if let section, case .notation(let notation) = album.sections[section].layout {
      location = notation.location(of: fault?.place.subitems ?? [])
    }
  }
}
