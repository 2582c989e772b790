import Foundation
import Images
import Testing

@testable import Gallery

@Suite("Sites of real pictures")
struct RealPictureTests {
  /// A site of a folder of pictures, each read as a build reads it.
  private func site(of input: String) throws -> (site: Site, names: [String]) {
    let discovery = try Discovery.scan(input: input)
    let assembler = SiteAssembler(
      discovery: discovery, configuration: GalleryConfiguration(), albums: [:])
    var records: [SourcePath: Result<PictureRecord, PictureError>] = [:]
    for picture in assembler.pictures {
      records[picture.path] = Result { () throws(PictureError) in
        try PictureRecord(
          reading: PicturePath(picture.path.filePath(in: input)), contentKey: picture.path.text,
          maxPixels: Pictures.defaultPixelLimit)
      }
    }
    let (site, diagnostics) = assembler.assemble(records)
    #expect(diagnostics == [])
    return (site, assembler.pictures.map(\.path.text))
  }

  static let shared = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "../shared/pictures").standardizedFileURL.path

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: shared), "../shared/pictures is not there"))
  func picturesLieAsPeopleSeeThem() throws {
    let (site, _) = try site(of: Self.shared)
    let landscapes = site.photos.filter { $0.source.text.hasPrefix("Landscape_") }
    #expect(landscapes.map(\.slug) == (0...8).map { "landscape-\($0)" })
    #expect(landscapes.allSatisfy { ($0.facts.width, $0.facts.height) == (1800, 1200) })
    #expect(Set(site.root.sections.flatMap(\.photos)) == Set(site.photos.indices))
  }

  static let backgrounds = "/usr/share/backgrounds"

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: "\(backgrounds)/Dragonfly_by_Bolly.jpg"),
      "lomiri-wallpapers-16.04 is not installed"))
  func wallpapersAreCalledAsTheirFilesAre() throws {
    let (site, names) = try site(of: Self.backgrounds)
    #expect(site.title == "Backgrounds")
    #expect(site.photos.count == names.count)
    let titles = site.photos.compactMap(\.metadata.title)
    #expect(titles.contains("Life by Aitzol Berasategi"))
    #expect(titles.allSatisfy { !$0.contains("_") && !$0.contains(".jpg") })
  }
}
