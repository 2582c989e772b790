import Glibc

/// The folder that a site is put into, once it is sure that nothing is lost by it.
package struct OutputFolder: Sendable {
  /// The folder's path, links resolved.
  package let path: String

  /// Takes a path that may be written to.
  ///
  /// - Parameters:
  ///   - path: where the site is wanted; need not exist.
  ///   - input: the input folder's resolved path.
  ///   - cache: the cache's resolved path.
  /// - Throws: when the folder is the input or the cache, lies around them, or is no folder.
  package init(_ path: String, input: String, cache: String) throws(OutputError) {
    let path = try Self.resolve(path)
    if path.isSamePath(as: input) { throw OutputError.outputIsInput(output: path) }
    if input.isInside(path) { throw OutputError.outputHoldsInput(output: path, input: input) }
    if path.isSamePath(as: cache) || path.isInside(cache) || cache.isInside(path) {
      throw OutputError.outputMeetsCache(output: path, cache: cache)
    }
    self.path = path
  }

  /// What is in the folder now; `nil` where there is no folder yet.
  ///
  /// - Parameter known: what has been in it.
  /// - Throws: when it is no folder, cannot be listed, or holds what no build has written.
  /// - Complexity: O(entries).
  func contents(
    knowing known: FolderListing? = nil
  ) throws(OutputError) -> FolderListing? {
    guard let listing = try Self.listing(of: path, known) else { return nil }
    guard !listing.holdsNoFiles else { return listing }
    if listing.holds(".git") { throw OutputError.outputIsWorkTree(output: path) }
    let ours = listing.files[OutputManifest.fileName] == nil ? nil : readManifest()
    let known = ours?.paths ?? []
    let foreign = listing.files.keys.filter { !known.contains($0) } + listing.others
    guard foreign.isEmpty else {
      let sorted = foreign.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      throw OutputError.foreignFiles(
        output: path, first: Array(sorted.prefix(3)), count: foreign.count)
    }
    return listing
  }

  private func readManifest() -> OutputManifest? {
    (try? FileBytes.read("\(path)/\(OutputManifest.fileName)")).flatMap(OutputManifest.init(bytes:))
  }

  private static func listing(
    of path: String, _ known: FolderListing?
  ) throws(OutputError) -> FolderListing? {
    do throws(SystemError) {
      return try FolderListing(of: path, knowing: known ?? FolderListing())
    } catch {
      switch error.number {
      case ENOENT: return nil
      case ENOTDIR: throw OutputError.outputIsNoFolder(output: path)
      default: throw OutputError.refused(.list, path: path, error)
      }
    }
  }
}

extension OutputFolder {
  /// The path without links and dots: of its longest part that exists, the rest appended.
  static func resolve(_ path: String) throws(OutputError) -> String {
    var existing = path.isEmpty ? "." : path
    var rest: [Substring] = []
    while true {
      if let resolved = FileSystem.resolvedPath(existing) {
        return rest.isEmpty ? resolved : resolved.appendingComponents(rest)
      }
      let error = SystemError(number: errno)
      guard error.number == ENOENT, let cut = existing.splitLastComponent(), cut.last != ".."
      else { throw OutputError.refused(.list, path: path, error) }
      existing = cut.parent
      if cut.last != "." { rest.insert(Substring(cut.last), at: 0) }
    }
  }
}

extension FolderListing {
  /// Whether a name is directly in the folder, whatever it is.
  fileprivate func holds(_ name: String) -> Bool {
    files[name] != nil || others.contains(name) || folders.contains(name)
  }
}

extension String {
  /// Whether a resolved path lies below another.
  fileprivate func isInside(_ folder: String) -> Bool {
    !isSamePath(as: folder) && utf8.starts(with: folder == "/" ? "/".utf8 : "\(folder)/".utf8)
  }

  /// Whether two resolved paths are the same, byte for byte.
  fileprivate func isSamePath(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// The path of something inside this folder.
  fileprivate func appendingComponents(_ components: [Substring]) -> String {
    (self == "/" ? "" : self) + components.map { "/" + $0 }.joined()
  }

  /// The last component and what is before it; `nil` where there is nothing before it any more.
  fileprivate func splitLastComponent() -> (parent: String, last: String)? {
    let parts = split(separator: "/")
    guard let last = parts.last, self != ".", self != ".." else { return nil }
    let parent = (hasPrefix("/") ? "/" : "") + parts.dropLast().joined(separator: "/")
    return (parent.isEmpty ? "." : parent, String(last))
  }
}
