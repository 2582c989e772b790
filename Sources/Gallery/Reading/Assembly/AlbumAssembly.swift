import Diagnostics
import Images

/// The albums of a site while they are put together from folders of photos.
struct AlbumAssembly {
  let assembler: SiteAssembler
  /// All photos of the site, in name order.
  let photos: [Photo]
  /// What could not be taken as it was meant.
  private(set) var diagnostics: [Diagnostic] = []

  init(assembler: SiteAssembler, photos: [Photo]) {
    self.assembler = assembler
    self.photos = photos
  }

  /// What an album takes over from the one around it.
  private struct Inherited {
    var sort: PhotoOrder = .date
    var layout: SectionLayoutChoice?
  }

  /// The album of the input folder.
  mutating func album(of folder: PhotoCollection.Folder, titled title: String) -> Album {
    album(of: folder, titled: title, inheriting: Inherited())
  }

  private mutating func album(
    of folder: PhotoCollection.Folder, titled title: String, inheriting: Inherited
  ) -> Album {
    let settings = assembler.settings(of: folder.path)
    let inherited = Inherited(
      sort: settings.sort ?? inheriting.sort, layout: settings.layout ?? inheriting.layout)
    let albums = albums(in: folder, inheriting: inherited)
    var page = PageSections(
      folder: folder, settings: settings, order: inherited.sort, layout: inherited.layout,
      photos: photos)
    let sections = page.sections()
    let chosen = page.cover()
    diagnostics += page.diagnostics
    return Album(
      source: folder.path, address: folder.address,
      title: settings.title ?? folder.text.title ?? title,
      caption: settings.caption ?? folder.text.caption,
      photos: page.own, sections: sections, albums: albums,
      cover: chosen ?? cover(of: sections, and: albums))
  }

  private mutating func albums(
    in folder: PhotoCollection.Folder, inheriting: Inherited
  ) -> [Album] {
    let titles = AlbumTitle.titles(ofFoldersNamed: folder.folders.map(\.path.name))
    var albums: [Album] = []
    for (inside, title) in zip(folder.folders, titles) {
      albums.append(album(of: inside, titled: title, inheriting: inheriting))
    }
    return inheriting.sort.reversesAlbums ? albums.reversed() : albums
  }

  /// The first picture that is wider than high, as the cards of albums are; else the first one.
  private func cover(of sections: [GallerySection], and albums: [Album]) -> Int? {
    let shown = sections.flatMap(\.photos)
    let isWide = { (index: Int) in photos[index].facts.width >= photos[index].facts.height }
    return shown.first(where: isWide) ?? shown.first ?? albums.lazy.compactMap(\.cover).first
  }
}
