import BuildCache
import Diagnostics
import Images

extension SiteBuild {
  /// *read*: what the pictures are and say, and the site that they make with the texts and settings.
  func read(
    _ discovery: Discovery, _ configuration: GalleryConfiguration, _ place: Workplace
  ) throws(BuildFailure) -> SiteAssembly {
    let (albums, found) = AlbumConfiguration.load(for: discovery)
    diagnostics += discovery.diagnostics + found
    try proceed()
    let assembler = SiteAssembler(
      discovery: discovery, configuration: configuration, albums: albums)
    let pictures = assembler.pictures
    guard !pictures.isEmpty else {
      throw BuildFailure(BuildFault.noPictures(folder: options.input).diagnostic)
    }
    let records = try records(of: pictures, maxPixels: configuration.images.maxPixels, place)
    let stamps = Dictionary(pictures.map { ($0.path, $0.stamp) }) { first, _ in first }
    return try assemble(assembler, records, stamps)
  }

  /// Puts the site together.
  func assemble(
    _ assembler: SiteAssembler, _ records: [SourcePath: Result<PictureRecord, PictureError>],
    _ stamps: [SourcePath: FileStamp]
  ) throws(BuildFailure) -> SiteAssembly {
    let (site, found) = assembler.assemble(records)
    guard !site.photos.isEmpty else {
      throw BuildFailure(found + [BuildFault.noUsablePictures(folder: options.input).diagnostic])
    }
    if found.contains(where: { $0.severity == .error }) { throw BuildFailure(found) }
    return SiteAssembly(
      assembler: assembler, records: records, stamps: stamps, site: site, diagnostics: found)
  }

  private func records(
    of pictures: [PictureFile], maxPixels: Int, _ place: Workplace
  ) throws(BuildFailure) -> [SourcePath: Result<PictureRecord, PictureError>] {
    reporter.begin(.read, total: pictures.count, work: pictures.count)
    let reader = PictureReader(index: place.contents, cache: place.cache, maxPixels: maxPixels)
    let readings = outcomes(of: pictures, known: reader.known, reader.read)
    place.cache.commit()
    try proceed()
    var records: [SourcePath: Result<PictureRecord, PictureError>] = [:]
    for (picture, reading) in zip(pictures, readings) {
      guard let reading else { continue }
      records[picture.path] = reading.record
      usage.use(.picture, reading.key)
    }
    reporter.end(
      .read(
        pictures: pictures.count, fromCache: readings.count { $0?.isFromCache == true }))
    return records
  }
}

/// A site of which all is known but its pictures' published files.
struct SiteAssembly {
  /// What puts the site together.
  var assembler: SiteAssembler
  /// What was read of each picture, or why nothing can be made of it.
  var records: [SourcePath: Result<PictureRecord, PictureError>]
  /// How the pictures' files stood when they were found.
  var stamps: [SourcePath: FileStamp]
  /// The site.
  var site: Site
  /// What could not be taken into it as it was meant.
  var diagnostics: [Diagnostic]

  /// The most pixels a picture may have.
  var maxPixels: Int { assembler.configuration.images.maxPixels }
}

/// Reads pictures' headers and metadata, those of known content from the cache.
private struct PictureReader: Sendable {
  let index: ContentIndex
  let cache: BuildCache
  let maxPixels: Int

  struct Reading: Sendable {
    var record: Result<PictureRecord, PictureError>
    var key: [UInt8]
    var isFromCache: Bool
  }

  /// What an earlier build has read of a picture that has not changed.
  func known(_ picture: PictureFile) -> Reading? {
    index.knownDigest(of: picture.path, picture.stamp).flatMap(known)
  }

  func read(_ picture: PictureFile) -> Reading {
    let path = PicturePath(picture.path, in: index.input)
    do throws(FileReadingError) {
      let digest = try index.digest(of: picture.path, picture.stamp, format: picture.format)
      return known(digest) ?? read(path, digest)
    } catch {
      let failure = PictureError(.unreadable(errorNumber: error.number), path)
      return Reading(record: .failure(failure), key: [], isFromCache: false)
    }
  }

  private func known(_ digest: Digest) -> Reading? {
    let key = key(of: digest)
    guard let packed = cache.value(of: .picture, for: key),
      let record = try? PictureRecord(packed: packed)
    else { return nil }
    return Reading(record: .success(record), key: key, isFromCache: true)
  }

  private func read(_ path: PicturePath, _ digest: Digest) -> Reading {
    let key = key(of: digest)
    let record = Result { () throws(PictureError) in
      try PictureRecord(reading: path, contentKey: digest.hex, maxPixels: maxPixels)
    }
    if case .success(let record) = record { cache.store(record.packed, as: .picture, for: key) }
    return Reading(record: record, key: key, isFromCache: false)
  }

  /// What is read depends on the tool as well as on the picture.
  private func key(of digest: Digest) -> [UInt8] {
    var packer = Packer()
    packer.pack(digest)
    packer.pack(ToolIdentity.digest)
    packer.pack(maxPixels)
    return Digest(of: packer.bytes).bytes
  }
}

extension PicturePath {
  /// The path of a picture below the input folder.
  init(_ path: SourcePath, in input: String) {
    self.init(bytes: Array(input.utf8) + [UInt8(ascii: "/")] + path.bytes)
  }
}
