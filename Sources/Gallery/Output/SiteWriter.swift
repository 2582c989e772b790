import BuildCache
import Glibc

/// Puts a site into its output folder: all of it in one step, or nothing.
package struct SiteWriter: Sendable {
  private let output: OutputFolder
  private let held: FolderListing?
  private let cache: String

  /// A writer for an output folder.
  ///
  /// - Parameters:
  ///   - held: what was in the output folder a while ago; what is still there of it need not be
  ///     looked at again.
  ///   - cache: the cache's folder; the site is made ready there where it can be moved from there
  ///     into its place, and beside the output folder otherwise.
  init(output: OutputFolder, holding held: FolderListing? = nil, cache: String) {
    self.output = output
    self.held = held
    self.cache = cache
  }

  /// Makes the output folder hold exactly the given files and the manifest.
  ///
  /// Files that are there already in this form are not written again, and when all are, nothing
  /// is touched. Other builds that write to folders beside this one are waited for.
  ///
  /// - Parameters:
  ///   - onWait: called when another build has to be waited for.
  ///   - isInterrupted: asked last of all, before the output folder changes.
  /// - Throws: when the folder must not, or cannot, be written to; it is as it was then.
  package func write(
    _ files: [OutputFile], onWait: () -> Void = {}, isInterrupted: () -> Bool = { false }
  ) throws(OutputError) -> WriteSummary {
    let site = try WantedSite(files)
    let lock = try lockedParent(onWait)
    defer { extendLifetime(lock) }
    let current = try output.contents(knowing: held)
    let difference = SiteDifference(of: site, from: current ?? FolderListing(), in: output)
    let summary = WriteSummary(
      fileCount: site.files.count, writtenCount: difference.changed.count,
      removedCount: difference.staleCount)
    if current != nil, difference.isEmpty { return summary }
    try replace(current, with: site, difference, isInterrupted)
    return summary
  }
}

/// What writing a site came to.
package struct WriteSummary: Equatable, Sendable {
  /// How many files the site has.
  package var fileCount: Int
  /// How many of them are new or other than before.
  package var writtenCount: Int
  /// How many files went.
  package var removedCount: Int
}

extension SiteWriter {
  private var parent: String {
    let cut = output.path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? output.path.startIndex
    return cut == output.path.startIndex ? "/" : String(output.path[..<cut])
  }

  /// The parent folder, held against other builds. It is made where it is missing.
  private func lockedParent(_ onWait: () -> Void) throws(OutputError) -> FolderLock? {
    do throws(CacheError) { try CacheFolder.make(parent) } catch {
      if case .folderUnusable(_, let number) = error {
        throw OutputError.refused(.make, path: parent, SystemError(number: number))
      }
    }
    do throws(FolderLock.Failure) { return try FolderLock(folder: parent, waiting: false) } catch {
      // A file system that knows no locks has no second builder on it that could be asked.
      guard error == .held else { return nil }
    }
    onWait()
    do throws(FolderLock.Failure) { return try FolderLock(folder: parent, waiting: true) } catch {
      if error == .interrupted { throw OutputError.interrupted }
      return nil
    }
  }

  private func replace(
    _ current: FolderListing?, with site: WantedSite, _ difference: SiteDifference,
    _ isInterrupted: () -> Bool
  ) throws(OutputError) {
    for staging in stagingFolders {
      try staging.fill(
        with: site, difference, from: output.path, holding: current ?? FolderListing())
      if isInterrupted() { throw OutputError.interrupted }
      do throws(SystemError) {
        try staging.exchange(with: output.path, exists: current != nil)
        if !staging.isKept { try? FolderTree.remove(staging.path) }
        return
      } catch {
        try? FolderTree.remove(staging.path)
        if error.number != EXDEV { throw refusal(error) }
      }
    }
    throw OutputError.outputIsMountPoint(output: output.path)
  }

  /// Where the site can be made ready, best first: in the cache, so that nothing beside the output
  /// folder is ever touched, else beside it.
  private var stagingFolders: [StagingFolder] {
    let name = Digest(of: output.path).hex
    let inCache = StagingFolder(path: "\(cache)/staging-\(name)", isKept: true)
    let beside = StagingFolder(path: "\(parent)/.vitrine-\(name)", isKept: false)
    return isOnOneDevice(cache, parent) ? [inCache, beside] : [beside]
  }

  private func isOnOneDevice(_ a: String, _ b: String) -> Bool {
    var first = stat()
    var second = stat()
    return stat(a, &first) == 0 && stat(b, &second) == 0 && first.st_dev == second.st_dev
  }

  private func refusal(_ error: SystemError) -> OutputError {
    error.number == EBUSY
      ? .outputIsMountPoint(output: output.path)
      : .refused(.move, path: output.path, error)
  }
}
