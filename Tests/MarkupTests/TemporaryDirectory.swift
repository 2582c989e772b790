import Foundation

/// A folder that exists while a test needs it.
struct TemporaryDirectory {
  let path: String

  func write(_ name: String, _ content: [UInt8]) { write(bytes: Array(name.utf8), content) }

  /// Writes a file whose name need not be text.
  func write(bytes name: [UInt8], _ content: [UInt8]) {
    let folders = name.split(separator: UInt8(ascii: "/")).dropLast().map {
      String(decoding: $0, as: UTF8.self)
    }
    let folder = ([path] + folders).joined(separator: "/")
    let file = Array(path.utf8) + [UInt8(ascii: "/")] + name
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    guard let stream = fopen((file + [0]).map { CChar(bitPattern: $0) }, "wb") else { return }
    fwrite(content, 1, content.count, stream)
    fclose(stream)
  }
}

func withTemporaryDirectory(_ body: (TemporaryDirectory) throws -> Void) throws {
  let url = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: url) }
  try body(TemporaryDirectory(path: url.path))
}
