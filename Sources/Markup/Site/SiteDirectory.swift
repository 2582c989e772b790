internal import Glibc

/// A folder that holds a built site; names are kept as bytes, as they are on disk.
struct SiteDirectory {
  let path: String

  init(_ path: String) { self.path = path }

  /// The files below the folder, sorted.
  ///
  /// - Throws: `MarkupError.unreadableFile`.
  func files() throws(MarkupError) -> [SitePath] {
    var files: [SitePath] = []
    var folders: [[UInt8]] = [[]]
    while let folder = folders.popLast() {
      for entry in try entries(of: folder) {
        let path = folder.isEmpty ? entry.name : folder + [UInt8(ascii: "/")] + entry.name
        if entry.isFolder { folders.append(path) } else { files.append(SitePath(bytes: path)) }
      }
    }
    return files.sorted()
  }

  /// The bytes of a file.
  ///
  /// - Throws: `MarkupError.unreadableFile`.
  func read(_ file: SitePath) throws(MarkupError) -> [UInt8] {
    let path = systemPath(of: file.bytes)
    guard let stream = fopen(path, "rb") else { throw unreadable(path) }
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, stream), count > 0 {
      bytes += chunk[..<count]
    }
    if ferror(stream) != 0 { throw unreadable(path) }
    return bytes
  }

  private func entries(
    of folder: [UInt8]
  ) throws(MarkupError) -> [(name: [UInt8], isFolder: Bool)] {
    let path = systemPath(of: folder)
    guard let stream = opendir(path) else { throw unreadable(path) }
    defer { closedir(stream) }
    var entries: [(name: [UInt8], isFolder: Bool)] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name == Array(".".utf8) || name == Array("..".utf8) { continue }
      let child = systemPath(of: folder + [UInt8(ascii: "/")] + name)
      var status = stat()
      guard lstat(child, &status) == 0 else { throw unreadable(child) }
      entries.append((name, status.st_mode & S_IFMT == S_IFDIR))
    }
    return entries
  }

  /// A path for the system, ended by a zero byte.
  private func systemPath(of path: [UInt8]) -> [CChar] {
    (Array(self.path.utf8) + [UInt8(ascii: "/")] + path + [0]).map { CChar(bitPattern: $0) }
  }

  private func unreadable(_ path: [CChar]) -> MarkupError {
    let bytes = path.dropLast().map { UInt8(bitPattern: $0) }
    return .unreadableFile(path: String(decoding: bytes, as: UTF8.self), code: errno)
  }
}
