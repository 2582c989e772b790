import Foundation

/// A folder of a test's own, removed when the test lets go of it.
///
/// Names are taken byte for byte, whatever they hold.
package final class TemporaryFolder {
  /// The folder's absolute path.
  package let path: String

  /// Creates an empty folder.
  package init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appending(path: "vitrine-tests-\(UUID().uuidString)").path
    try check(mkdir(path, 0o755))
  }

  /// Creates a folder that holds files.
  package convenience init(_ files: [String: [UInt8]]) throws {
    try self.init()
    for (name, bytes) in files { try write(bytes, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

extension TemporaryFolder {
  /// The absolute path of a name inside.
  package func path(of name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, and the folders it needs.
  package func write(_ bytes: [UInt8], to name: String) throws {
    try makeFolders(above: name)
    try write(bytes, at: Array(path(of: name).utf8))
  }

  /// Writes a text file, and the folders it needs.
  package func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a file whose name need not be text.
  package func write(_ bytes: [UInt8], toName name: [UInt8]) throws {
    try write(bytes, at: Array(path.utf8) + [UInt8(ascii: "/")] + name)
  }

  /// Makes a folder, and those that it needs.
  package func makeFolder(_ name: String) throws { try makeFolders(above: name + "/") }

  /// Makes a symbolic link with any text as its target.
  package func link(_ name: String, to target: String) throws {
    try makeFolders(above: name)
    try check(symlink(target, path(of: name)))
  }

  /// Removes a file or a folder with all it holds.
  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(of: name))
  }
}

extension TemporaryFolder {
  private func makeFolders(above name: String) throws {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    var folder = path
    for part in parts where !part.isEmpty {
      folder += "/\(part)"
      if mkdir(folder, 0o755) != 0, errno != EEXIST { try check(-1) }
    }
  }

  private func write(_ bytes: [UInt8], at path: [UInt8]) throws {
    let name = path.map { CChar(bitPattern: $0) } + [0]
    guard let file = fopen(name, "wb") else { return try check(-1) }
    defer { fclose(file) }
    try check(fwrite(bytes, 1, bytes.count, file) == bytes.count ? 0 : -1)
  }

  private func check(_ result: Int32) throws {
    if result != 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }
}
