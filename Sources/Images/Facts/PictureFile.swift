import Glibc

/// A picture's file before a decoder sees it.
enum PictureFile {
  /// The format that a file's first bytes name.
  static func format(of path: PicturePath) throws(PictureError) -> PictureFormat {
    let head = try head(of: path)
    guard !head.isEmpty else { throw PictureError(.empty, path) }
    guard let format = PictureFormat.sniff(head) else { throw PictureError(.unknownFormat, path) }
    return format
  }

  private static func head(of path: PicturePath) throws(PictureError) -> [UInt8] {
    // A pipe among the pictures must not keep the reader waiting for somebody to write to it.
    let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { throw PictureError(.unreadable(errorNumber: errno), path) }
    defer { close(descriptor) }
    var head = [UInt8](repeating: 0, count: PictureFormat.headLength)
    let count = read(descriptor, &head, head.count)
    guard count >= 0 else { throw PictureError(.unreadable(errorNumber: errno), path) }
    return Array(head.prefix(count))
  }
}
