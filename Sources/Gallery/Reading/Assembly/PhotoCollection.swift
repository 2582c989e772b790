import Diagnostics
import Images

/// The photos of a site while they are gathered, folder by folder.
struct PhotoCollection {
  /// A folder that has photos, in it or below.
  struct Folder {
    var path: SourcePath
    /// The page's folder.
    var address: [String]
    /// What the folder's own text says.
    var text: SidecarText
    /// Indices into the collection, in name order.
    var photos: [Int]
    /// In name order.
    var folders: [Folder]
  }

  let assembler: SiteAssembler
  let records: [SourcePath: Result<PictureRecord, PictureError>]
  /// The photos so far.
  private(set) var photos: [Photo] = []
  /// What could not be taken as it was meant.
  private(set) var diagnostics: [Diagnostic] = []
  private var texts: [SourcePath: SidecarText] = [:]

  init(
    assembler: SiteAssembler, records: [SourcePath: Result<PictureRecord, PictureError>]
  ) {
    self.assembler = assembler
    self.records = records
  }

  /// Gathers a folder's photos and those of the folders inside, without private folders and without
  /// folders that have none.
  mutating func collect(_ folder: SourceFolder, at address: [String] = []) -> Folder {
    let inside = folder.folders.filter { assembler.albums[$0.path]?.isPrivate != true }
    let addresses = Addresses(
      folders: inside.map(\.path), pictures: folder.pictures.map(\.path),
      isRoot: folder.path.isRoot)
    let own = zip(folder.pictures, addresses.pictures).compactMap { picture, slug in
      add(picture, at: address + [slug.text])
    }
    let folders = zip(inside, addresses.folders)
      .map { folder, slug in collect(folder, at: address + [slug.text]) }
      .filter { !$0.photos.isEmpty || !$0.folders.isEmpty }
    return Folder(
      path: folder.path, address: address, text: text(folder.index), photos: own,
      folders: folders)
  }
}

extension PhotoCollection {
  /// Makes a picture a photo of the site; its index, or `nil` where nothing can be made of it.
  private mutating func add(_ picture: PictureFile, at address: [String]) -> Int? {
    switch records[picture.path] {
    case nil: return nil
    case .failure(let error):
      diagnostics.append(error.diagnostic(file: picture.path.text))
      return nil
    case .success(let record):
      reportDamagedMetadata(record, of: picture)
      let words = PhotoTexts.metadata(
        embedded: record.metadata, sidecar: picture.sidecar.map { text($0) },
        fileName: picture.path.nameBytes)
      photos.append(
        Photo(
          source: picture.path, address: address, contentKey: record.contentKey,
          facts: record.facts, metadata: words))
      return photos.count - 1
    }
  }

  private mutating func reportDamagedMetadata(_ record: PictureRecord, of picture: PictureFile) {
    guard record.hasDamagedMetadata else { return }
    let error = PictureError(.damagedMetadata, PicturePath(bytes: picture.path.bytes))
    diagnostics.append(error.diagnostic(file: picture.path.text))
  }

  /// What a text says. Each is read once, whatever the number of its pictures.
  private mutating func text(_ file: SourceFile?) -> SidecarText {
    guard let file else { return SidecarText() }
    if let text = texts[file.path] { return text }
    let (text, faults) = SidecarText.read(file, in: assembler.discovery.input)
    diagnostics += faults
    texts[file.path] = text
    return text
  }
}
