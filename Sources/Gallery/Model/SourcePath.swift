/// A path below the input folder, kept byte for byte: Swift compares strings by canonical
/// equivalence, file systems do not.
package struct SourcePath: Hashable, Sendable {
  /// The path's bytes, components separated by `/`; empty for the input folder itself.
  package var bytes: [UInt8]

  /// Creates a path from its bytes.
  package init(bytes: [UInt8]) { self.bytes = bytes }
  /// Creates a path from its text, unchanged: nothing is composed or decomposed.
  package init(_ text: String) { bytes = Array(text.utf8) }
}

extension SourcePath {
  /// Hashes all bytes at once, not one by one as arrays do.
  package func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

extension SourcePath: Comparable {
  package static func < (a: SourcePath, b: SourcePath) -> Bool {
    a.bytes.lexicographicallyPrecedes(b.bytes)
  }
}
