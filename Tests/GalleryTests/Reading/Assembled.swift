import Diagnostics
import Images
import TestSupport

@testable import Gallery

/// A site assembled from files that only look like pictures, with records made up for them.
struct Assembled {
  let assembler: SiteAssembler
  let site: Site
  /// What was wrong, with the settings and with all else.
  let diagnostics: [Diagnostic]

  /// A site of a folder of its own.
  ///
  /// - Parameters:
  ///   - pictures: the pictures' paths.
  ///   - texts: all other files.
  ///   - dates: the years in which pictures were taken.
  ///   - broken: pictures of which nothing can be made.
  ///   - sizes: the pictures that are not 1200 × 800 pixels.
  init(
    _ pictures: [String], texts: [String: String] = [:], dates: [String: Int] = [:],
    broken: Set<String> = [], sizes: [String: (width: Int, height: Int)] = [:]
  ) throws {
    let folder = try TemporaryFolder()
    for picture in pictures { try folder.write(PictureHeads.jpeg, to: picture) }
    for (name, text) in texts { try folder.write(text, to: name) }
    try self.init(input: folder.path, dates: dates, broken: broken, sizes: sizes)
  }

  /// A site of a folder.
  init(
    input: String, dates: [String: Int] = [:], broken: Set<String> = [],
    sizes: [String: (width: Int, height: Int)] = [:]
  ) throws {
    let (configuration, galleryFaults) = GalleryConfiguration.load(input: input)
    let discovery = try Discovery.scan(input: input)
    let (albums, albumFaults) = AlbumConfiguration.load(for: discovery)
    assembler = SiteAssembler(
      discovery: discovery, configuration: configuration, albums: albums)
    var records: [SourcePath: Result<PictureRecord, PictureError>] = [:]
    for picture in assembler.pictures {
      let name = picture.path.text
      records[picture.path] =
        broken.contains(name)
        ? .failure(PictureError(.empty, PicturePath(name)))
        : .success(.madeUp(year: dates[name], size: sizes[name] ?? (1200, 800)))
    }
    let (site, faults) = assembler.assemble(records)
    self.site = site
    diagnostics = galleryFaults + albumFaults + faults
  }
}

extension PictureRecord {
  fileprivate static func madeUp(
    year: Int?, size: (width: Int, height: Int)
  ) -> PictureRecord {
    PictureRecord(
      contentKey: "key",
      facts: PictureFacts(format: .jpeg, width: size.width, height: size.height),
      metadata: PhotoMetadata(
        captureDate: year.flatMap { CaptureDate(year: $0, month: 1, day: 1) }))
  }
}
