package import Mustache

/// A file of the site that is made of text.
package struct RenderedFile: Sendable {
  /// Its path below the output folder.
  package var path: String
  /// What is in it.
  package var bytes: [UInt8]
  /// For a page: which template and which content wrote which line.
  package var rendering: Rendering?

  /// Creates a file.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Creates a page.
  package init(path: String, _ rendering: Rendering) {
    self.path = path
    self.rendering = rendering
    bytes = rendering.utf8
  }
}
