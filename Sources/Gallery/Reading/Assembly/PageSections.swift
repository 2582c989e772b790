import Diagnostics

/// The sections of an album's page while they are filled.
struct PageSections {
  private let settings: AlbumConfiguration
  /// The layout of sections that have none of their own.
  private let layout: SectionLayoutChoice?
  /// All photos of the site.
  private let photos: [Photo]
  /// The album's own photos in order.
  let own: [Int]
  /// What names and patterns may mean: the photos of the album and of the albums inside, in order.
  private let candidates: [Candidate]
  private var shown: Set<Int> = []
  /// What could not be taken as it was meant.
  private(set) var diagnostics: [Diagnostic] = []

  init(
    folder: PhotoCollection.Folder, settings: AlbumConfiguration, order: PhotoOrder,
    layout: SectionLayoutChoice?, photos: [Photo]
  ) {
    self.settings = settings
    self.layout = layout
    self.photos = photos
    own = order.sorted(folder.photos, of: photos)
    let isAsked = !settings.sections.isEmpty || settings.cover != nil
    candidates =
      isAsked
      ? order.sorted(folder.allPhotos, of: photos).map {
        Candidate(index: $0, source: photos[$0].source, folder: folder.path)
      } : []
  }

  /// A photo with its path in the album.
  private struct Candidate {
    var index: Int
    var text: String
    var path: Glob.Path

    init(index: Int, source: SourcePath, folder: SourcePath) {
      self.index = index
      let head = folder.isRoot ? 0 : folder.bytes.count + 1
      text = String(decoding: source.bytes.dropFirst(head), as: UTF8.self)
      path = Glob.Path(text)
    }
  }

  /// The sections that settings ask for, and then the album's photos that none of them shows: no
  /// photo is lost for having been forgotten.
  mutating func sections() -> [GallerySection] {
    let filled = settings.sections.flatMap { section in
      arranged(
        photos(of: section), title: section.title, caption: section.caption,
        layout: section.layout ?? layout)
    }
    return filled + arranged(own.filter { !shown.contains($0) }, layout: layout)
  }

  /// The photo that is meant to stand for the album.
  mutating func cover() -> Int? {
    guard let reference = settings.cover else { return nil }
    let found =
      candidates.first { reference.glob.names($0.path) }
      ?? candidates.first { reference.glob.matches($0.path) }
    if found == nil { reportNoMatch(reference) }
    return found?.index
  }
}

extension PageSections {
  private mutating func photos(of section: SectionConfiguration) -> [Int] {
    var seen: Set<Int> = []
    let indices = section.from.flatMap { photos(of: $0) }.filter { seen.insert($0).inserted }
    shown.formUnion(seen)
    return indices
  }

  /// The photos a name or pattern stands for. A name is that of a photo, or of a folder for all
  /// photos in it; a pattern passes over photos that the page already shows, so that the last
  /// section can be the rest.
  private mutating func photos(of reference: PictureReference) -> [Int] {
    let glob = reference.glob
    let named = candidates.filter { glob.names($0.path) || glob.namesFolder(of: $0.path) }
    if !named.isEmpty { return named.map(\.index) }
    let matching = candidates.filter { glob.matches($0.path) }.map(\.index)
    let left = matching.filter { !shown.contains($0) }
    if matching.isEmpty {
      reportNoMatch(reference)
    } else if left.isEmpty {
      report(.nothingLeft(glob.text), reference)
    }
    return left
  }

  /// Photos as one section or several, of which the first has the heading.
  private func arranged(
    _ indices: [Int], title: String? = nil, caption: String? = nil, layout: SectionLayoutChoice?
  ) -> [GallerySection] {
    guard !indices.isEmpty else { return [] }
    let parts: [(photos: [Int], layout: SectionLayoutChoice)]
    if let layout {
      parts = [(indices, layout)]
    } else {
      parts = LayoutChooser.sections(for: indices.map { photos[$0].shape })
        .map { choice in (choice.pictures.map { indices[$0] }, choice.layout) }
    }
    return parts.enumerated().map { number, part in
      GallerySection(
        title: number == 0 ? title : nil, caption: number == 0 ? caption : nil,
        photos: part.photos, layout: part.layout)
    }
  }
}

extension PageSections {
  private mutating func report(_ fault: ConfigurationFault, _ reference: PictureReference) {
    diagnostics.append(fault.diagnostic(at: reference.location))
  }

  private mutating func reportNoMatch(_ reference: PictureReference) {
    report(.nothingMatches(reference.glob.text, nearest: nearest(reference)), reference)
  }

  /// What was most likely meant by a name or pattern that stands for nothing.
  private func nearest(_ reference: PictureReference) -> String? {
    let folders = Set(candidates.map { SourcePath($0.text).parent }).filter { !$0.isRoot }
    let patterns = folders.flatMap { [$0.text, "\($0.text)/*", "\($0.text)/**"] }
    return nearestName(to: reference.glob.text, among: (patterns + candidates.map(\.text)).sorted())
  }
}

extension PhotoCollection.Folder {
  /// The photos of the folder and of the folders inside.
  fileprivate var allPhotos: [Int] { photos + folders.flatMap(\.allPhotos) }
}
