import BuildCache
import Glibc

/// Which of the cache's entries a build has used.
final class CacheUsage {
  private var used: [EntryKind: Set<[UInt8]>] = [:]

  /// Notes that an entry is of use.
  func use(_ kind: EntryKind, _ key: [UInt8]) { used[kind, default: []].insert(key) }

  /// Makes the cache forget what is of no use any more, once that is the greater part of it.
  func prune(_ cache: BuildCache) {
    for kind in [EntryKind.file, .picture, .page] {
      _ = cache.prune(kind, keeping: used[kind] ?? [])
    }
    if cache.prune(.derivatives, keeping: used[.derivatives] ?? []) || cache.wasDiscarded {
      removeForgottenFiles(cache)
    }
  }

  /// Removes the derivatives that no entry speaks for, and what interrupted builds left among them.
  private func removeForgottenFiles(_ cache: BuildCache) {
    let folder = "\(cache.folder)/derivatives"
    let known = Set(cache.keys(of: .derivatives).map { Digest(bytes: $0).hex })
    guard let listing = try? FolderListing(of: folder) else { return }
    for path in listing.files.keys {
      let name = path.split(separator: "/").last ?? ""
      if !known.contains(String(name.prefix(32))) { unlink("\(folder)/\(path)") }
    }
  }
}
