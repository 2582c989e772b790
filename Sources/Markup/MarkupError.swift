/// Why markup could not be checked or written at all; what is wrong *in* a page is a `PageFinding`.
package enum MarkupError: Error, Equatable, Sendable {
  /// The schema that is compiled in cannot be read; the text is the XML library's.
  case unreadableSchema(String)
  /// The XML library could not allocate what it needs.
  case outOfMemory
  /// A folder or file of a site cannot be read; `code` is the system's `errno`.
  case unreadableFile(path: String, code: Int32)
}
