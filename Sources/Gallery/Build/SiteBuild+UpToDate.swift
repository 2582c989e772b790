import BuildCache

extension SiteBuild {
  /// The outcome of the last build, if the input's files stand as they stood then, and nobody has
  /// changed what it made.
  ///
  /// - Complexity: O(files of the output).
  func upToDate(_ place: Workplace, stamps: Digest) -> BuildOutcome? {
    guard let last = last(place), last.stamps == stamps else { return nil }
    return outcome(last, place)
  }

  /// The outcome of the last build, if the input's files hold what they held then.
  func upToDate(
    _ place: Workplace, _ inventory: InputInventory, contents: Digest
  ) -> BuildOutcome? {
    guard var last = last(place), last.contents == contents else { return nil }
    let pictures = inventory.files.count { $0.format != nil }
    reporter.end(.read(pictures: pictures, fromCache: pictures))
    last.stamps = inventory.stamps
    last.store(for: place.output, in: place)
    return outcome(last, place)
  }

  /// What all files hold. It is asked before anything is made of them: should one change while the
  /// build goes on, the next build sees that it is not what this one knew.
  func identify(_ inventory: InputInventory, _ place: Workplace) throws(BuildFailure) -> Digest {
    let count = inventory.files.count
    reporter.begin(.read, total: count, work: count)
    let contents = inventory.contents(place.contents, threads: options.jobs) { [reporter] in
      reporter.advance()
    }
    for file in inventory.files { usage.use(.file, place.contents.key(of: file.path)) }
    place.cache.commit()
    try proceed()
    return contents
  }

  /// Remembers how everything stands now, and what came of the build.
  func finish(
    _ site: Site, _ inventory: InputInventory, _ contents: Digest, _ place: Workplace
  ) -> BuildOutcome {
    usage.prune(place.cache)
    let listing = try? place.output.contents(knowing: place.currentOutput)
    let state = BuildState(
      stamps: inventory.stamps, contents: contents,
      output: Fingerprint(of: listing ?? nil).digest, diagnostics: diagnostics,
      counts: SiteCounts(photos: site.photos.count, albums: site.allAlbums.count))
    state.store(for: place.output, in: place)
    return BuildOutcome(
      isBuilt: true, wasUpToDate: false, diagnostics: diagnostics, counts: state.counts,
      output: place.output.path)
  }

  private func last(_ place: Workplace) -> BuildState? {
    guard let last = BuildState.last(for: place.output, in: place),
      last.output == Fingerprint(of: place.currentOutput).digest
    else { return nil }
    return last
  }

  private func outcome(_ last: BuildState, _ place: Workplace) -> BuildOutcome {
    BuildOutcome(
      isBuilt: true, wasUpToDate: true, diagnostics: last.diagnostics, counts: last.counts,
      output: place.output.path)
  }
}
