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
    let index = ContentIndex(input: place.input, cache: place.cache)
    let passedOver =
      [place.output.path, place.cache.folder] + [configuration.theme].compactMap(\.self)
    do throws(DiscoveryError) {
      let discovery = try Discovery.scan(
        input: place.input, excluding: passedOver, known: index.knownFormat)
      reporter.end(
        .discovered(pictures: discovery.pictures.count, albums: discovery.root.albumCount))
      return discovery
    } catch {
      throw BuildFailure(error.diagnostic)
    }
  }

  /// The outcome of the last build, if nothing that it depended on has changed since, and nobody
  /// has changed what it made.
  func upToDate(_ place: Workplace, _ inventory: InputInventory) -> BuildOutcome? {
    guard var last = BuildState.last(for: place.output, in: place),
      last.output == Fingerprint(of: place.currentOutput).digest
    else { return nil }
    if last.stamps != inventory.stamps {
      let index = ContentIndex(input: place.input, cache: place.cache)
      guard inventory.contents(index, threads: options.jobs) == last.contents else { return nil }
      last.stamps = inventory.stamps
      last.store(for: place.output, in: place)
    }
    return BuildOutcome(
      isBuilt: true, wasUpToDate: true, diagnostics: last.diagnostics, counts: last.counts,
      output: place.output.path)
  }

  /// Remembers how everything stands now, and what came of the build.
  func finish(_ site: Site, _ inventory: InputInventory, _ place: Workplace) -> BuildOutcome {
    let counts = SiteCounts(photos: site.photos.count, albums: site.allAlbums.count)
    let index = ContentIndex(input: place.input, cache: place.cache)
    usage.prune(place.cache)
    if let contents = inventory.contents(index, threads: options.jobs) {
      let listing = try? place.output.contents()
      let state = BuildState(
        stamps: inventory.stamps, contents: contents,
        output: Fingerprint(of: listing ?? nil).digest, diagnostics: diagnostics, counts: counts)
      state.store(for: place.output, in: place)
    }
    return BuildOutcome(
      isBuilt: true, wasUpToDate: false, diagnostics: diagnostics, counts: counts,
      output: place.output.path)
  }
}

extension SourceFolder {
  /// How many albums the folder makes: itself and those inside that hold pictures somewhere.
  fileprivate var albumCount: Int {
    1 + folders.filter { !$0.allPictures.isEmpty }.reduce(0) { $0 + $1.albumCount }
  }
}
