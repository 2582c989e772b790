/// A file that the site consists of.
package struct OutputFile: Sendable {
  /// Where the bytes come from.
  package enum Content: Sendable {
    /// From memory.
    case bytes([UInt8])
    /// From a file that must not be written to any more; the site gets a link to it.
    case file(path: String, size: Int, mtimeNanoseconds: Int)
  }

  /// The path under the output folder.
  package var path: OutputPath
  /// What is in it.
  package var content: Content

  package init(path: OutputPath, content: Content) {
    self.path = path
    self.content = content
  }
}

/// A path that cannot lead out of the folder it is taken in.
package struct OutputPath: Hashable, Comparable, Sendable {
  /// The components, joined by `/`.
  package let text: String

  /// Takes a relative path.
  ///
  /// - Throws: when a component is empty, `.`, `..`, longer than a file name may be, or holds NUL.
  package init(_ text: String) throws(OutputError) {
    let components = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for component in components {
      guard (1...255).contains(component.count), !component.contains(0),
        !component.elementsEqual(".".utf8), !component.elementsEqual("..".utf8)
      else { throw OutputError.pathLeadsOut(text) }
    }
    self.text = text
  }

  /// The folders above the file, outermost first.
  package var folders: [String] {
    let bytes = Array(text.utf8)
    return bytes.indices.filter { bytes[$0] == UInt8(ascii: "/") }
      .map { String(decoding: bytes[..<$0], as: UTF8.self) }
  }

  package static func < (a: OutputPath, b: OutputPath) -> Bool {
    a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
  }
}
