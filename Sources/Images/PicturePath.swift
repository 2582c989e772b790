/// Where a picture lies: the file's path byte for byte, as the file system has it, which need not
/// be UTF-8.
package struct PicturePath: Hashable, Sendable {
  /// The path's bytes, without a closing NUL.
  package var bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }
  package init(_ text: String) { bytes = Array(text.utf8) }

  /// The path as text; bytes that are not UTF-8 are shown as U+FFFD.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
  /// The last component as text, without its extension.
  package var stem: String {
    let name = bytes.split(separator: UInt8(ascii: "/")).last ?? []
    let end = name.lastIndex(of: UInt8(ascii: ".")).flatMap { $0 > name.startIndex ? $0 : nil }
    return String(decoding: name[..<(end ?? name.endIndex)], as: UTF8.self)
  }

  /// Calls `body` with the path as C wants it.
  func withCString<Result, Failure: Error>(
    _ body: (UnsafePointer<CChar>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let terminated = bytes.map { CChar(bitPattern: $0) } + [0]
    return try terminated.withUnsafeBufferPointer { (buffer) throws(Failure) -> Result in
      guard let start = buffer.baseAddress else { preconditionFailure("never empty") }
      return try body(start)
    }
  }
}

extension PicturePath: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}
