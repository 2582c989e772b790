/// A path below the input folder, kept byte for byte: Swift compares strings by canonical
/// equivalence, file systems do not.
package struct SourcePath: Hashable, Sendable, Comparable {
  /// The path's bytes, components separated by `/`; empty for the input folder itself.
  package var bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }
  package init(_ text: String) { bytes = Array(text.utf8) }

  /// The path as text; bytes that are not UTF-8 are shown as U+FFFD.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
  /// The last component as text.
  package var name: String {
    String(decoding: bytes.split(separator: UInt8(ascii: "/")).last ?? [], as: UTF8.self)
  }

  package static func < (a: SourcePath, b: SourcePath) -> Bool {
    a.bytes.lexicographicallyPrecedes(b.bytes)
  }
}
