/// Why there is no cache to work with.
package enum CacheError: Error, Hashable, Sendable {
  /// The folder is not there and cannot be made, or cannot be written to.
  case folderUnusable(path: String, number: Int32)
  /// The database cannot be made in the folder.
  case databaseUnusable(path: String, code: Int32)
}
