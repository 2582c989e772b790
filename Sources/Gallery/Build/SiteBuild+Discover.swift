import BuildCache
import Diagnostics
import Images

extension SiteBuild {
  /// The gallery's settings, those of the command line first.
  func configure(_ place: Workplace) throws(BuildFailure) -> GalleryConfiguration {
    reporter.begin(.discover)
    var (configuration, found) = GalleryConfiguration.load(input: place.input)
    diagnostics += found
    configuration.baseURL = options.baseURL ?? configuration.baseURL
    try proceed()
    return configuration
  }

  /// *discover*: which pictures, albums and texts there are.
  func discover(
    _ place: Workplace, _ configuration: GalleryConfiguration
  ) throws(BuildFailure) -> Discovery {
    let passedOver =
      [place.output.path, place.cache.folder] + [configuration.theme].compactMap(\.self)
    do throws(DiscoveryError) {
      let discovery = try Discovery.scan(
        input: place.input, excluding: passedOver, known: place.contents.knownFormat)
      reporter.end(
        .discovered(pictures: discovery.pictures.count, albums: discovery.root.albumCount))
      return discovery
    } catch {
      throw BuildFailure(error.diagnostic)
    }
  }
}

extension SourceFolder {
  /// How many albums the folder makes: itself and those inside that hold pictures somewhere.
  fileprivate var albumCount: Int {
    1 + folders.filter { !$0.allPictures.isEmpty }.reduce(0) { $0 + $1.albumCount }
  }
}
