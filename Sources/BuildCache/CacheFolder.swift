import Glibc

/// Where a gallery's cache lies.
package enum CacheFolder {
  /// The folder for the cache of an input folder: `.vitrine` inside it, or, where that cannot be
  /// written, a folder of the user's own cache that is named after the input's path.
  ///
  /// - Parameters:
  ///   - input: the input folder's resolved path.
  ///   - environment: answers an environment variable by its name.
  package static func forInput(
    _ input: String, environment: (String) -> String?
  ) -> String {
    let inside = "\(input)/.vitrine"
    let isThere = access(inside, F_OK) == 0
    if access(isThere ? inside : input, W_OK | X_OK) == 0 { return inside }
    let home = environment("HOME") ?? "/tmp"
    let caches = environment("XDG_CACHE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    return "\(caches ?? "\(home)/.cache")/vitrine/\(Digest(of: input).hex)"
  }

  /// Makes a folder, and those above it that are missing.
  ///
  /// - Throws: when one of them cannot be made, or the folder cannot be written to.
  package static func make(_ path: String) throws(CacheError) {
    var made = path.hasPrefix("/") ? "/" : ""
    for component in path.split(separator: "/") {
      made += made.isEmpty || made.hasSuffix("/") ? component : "/\(component)"
      guard mkdir(made, 0o777) == 0 || errno == EEXIST else {
        throw CacheError.folderUnusable(path: path, number: errno)
      }
    }
    guard access(path, W_OK | X_OK) == 0 else {
      throw CacheError.folderUnusable(path: path, number: errno)
    }
  }
}
