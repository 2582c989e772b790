/// The list of what a build wrote, kept in the output folder itself: only what it names may be
/// replaced or removed by the next build.
package struct OutputManifest: Equatable, Sendable {
  /// The list's own name in the output folder.
  package static let fileName = ".vitrine-output"
  /// The paths of all files, this list among them.
  package var paths: Set<String>

  private static let heading =
    "# Vitrine wrote these files and replaces them all. It stops when it finds others here."

  package init(paths: Set<String>) {
    self.paths = paths.union([Self.fileName])
  }

  /// Reads a list; `nil` where the bytes are none.
  package init?(bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard lines.first == Self.heading else { return nil }
    self.init(paths: Set(lines.dropFirst()))
  }

  /// The list as a file: a heading, then a path a line, sorted.
  ///
  /// - Complexity: O(paths × log paths).
  package var bytes: [UInt8] {
    let sorted = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return Array((Self.heading + "\n" + sorted.map { $0 + "\n" }.joined()).utf8)
  }
}
