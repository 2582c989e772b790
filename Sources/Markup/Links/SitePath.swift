/// A file's path inside a site, elements separated by slashes, kept byte for byte.
///
/// Swift compares strings by canonical equivalence and would take two files for one; servers and
/// file systems compare bytes.
package struct SitePath: Hashable, Sendable {
  /// The path's bytes; no leading slash.
  package let bytes: [UInt8]

  /// Creates a path from its bytes.
  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// Creates a path from text, such as `winter/index.html`.
  package init(_ text: String) { bytes = Array(text.utf8) }
}

extension SitePath {
  /// Hashes all bytes at once, not one by one as arrays do.
  package func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

extension SitePath: Comparable, CustomStringConvertible {
  package static func < (a: Self, b: Self) -> Bool { a.bytes.lexicographicallyPrecedes(b.bytes) }

  package var description: String { String(decoding: bytes, as: UTF8.self) }
}

extension SitePath {
  /// The folders above the file, outermost first.
  var folders: [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropLast()
  }

  /// The letters behind the last dot of the file's name, in lower case; empty for none.
  var pathExtension: String {
    let name = bytes.split(separator: UInt8(ascii: "/")).last ?? []
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()
  }
}
