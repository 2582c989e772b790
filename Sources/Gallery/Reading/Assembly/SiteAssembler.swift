package import Diagnostics
package import Images

/// Makes a site of folders, settings and what the pictures say.
package struct SiteAssembler: Sendable {
  /// What the input holds.
  package var discovery: Discovery
  /// The gallery's settings.
  package var configuration: GalleryConfiguration
  /// The albums' settings, by folder.
  package var albums: [SourcePath: AlbumConfiguration]

  /// Creates an assembler.
  package init(
    discovery: Discovery, configuration: GalleryConfiguration,
    albums: [SourcePath: AlbumConfiguration]
  ) {
    self.discovery = discovery
    self.configuration = configuration
    self.albums = albums
  }
}

extension SiteAssembler {
  /// The pictures that are to be read, folder by folder in display order: those of private albums
  /// are none of them.
  package var pictures: [PictureFile] { publicPictures(of: discovery.root) }

  private func publicPictures(of folder: SourceFolder) -> [PictureFile] {
    let inside = folder.folders.filter { albums[$0.path]?.isPrivate != true }
    return folder.pictures + inside.flatMap(publicPictures(of:))
  }

  /// The site, and what could not be taken into it as it was meant.
  ///
  /// - Parameter records: what was read of each of `pictures`, or why nothing can be made of it.
  ///   Pictures without a record are left out without a word.
  /// - Complexity: O(pictures × (log pictures + patterns of their album)).
  package func assemble(
    _ records: [SourcePath: Result<PictureRecord, PictureError>]
  ) -> (site: Site, diagnostics: [Diagnostic]) {
    var collection = PhotoCollection(assembler: self, records: records)
    let tree = collection.collect(discovery.root)
    var layout = AlbumAssembly(assembler: self, photos: collection.photos)
    let root = layout.album(of: tree, titled: galleryName)
    let site = Site(
      title: root.title, caption: root.caption, author: configuration.author,
      baseURL: configuration.baseURL, language: configuration.language, root: root,
      photos: collection.photos)
    return (site, collection.diagnostics + layout.diagnostics)
  }

  /// What the gallery is called when nobody says: as its folder is.
  private var galleryName: String {
    let path = FileSystem.resolvedPath(discovery.input) ?? discovery.input
    let name = SourcePath(path).name
    return name.isEmpty ? "Photos" : AlbumTitle.titles(ofFoldersNamed: [name])[0]
  }

  /// The settings of an album; the front page's are the gallery's.
  func settings(of folder: SourcePath) -> AlbumConfiguration {
    folder.isRoot ? configuration.album : albums[folder] ?? AlbumConfiguration()
  }
}
