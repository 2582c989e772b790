import Glibc

/// A file's bytes in memory, as an encoder allocated them.
struct EncodedPicture: ~Copyable {
  private let bytes: UnsafeMutablePointer<UInt8>
  /// How many bytes there are.
  let count: Int

  /// Takes over bytes that `malloc` allocated.
  init(bytes: UnsafeMutablePointer<UInt8>, count: Int) {
    self.bytes = bytes
    self.count = count
  }

  deinit { free(bytes) }

  /// Writes the file so that its name never stands for half of it: under another name beside it
  /// first, then renamed. Returns 0, or the system's error number, and then leaves nothing behind.
  func write(to path: PicturePath) -> Int32 {
    let temporary = PicturePath(bytes: path.bytes + ".XXXXXX".utf8)
    var name = temporary.bytes.map { CChar(bitPattern: $0) } + [0]
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { return errno }
    let failure = write(to: descriptor) ?? path.withCString { rename(name, $0) == 0 ? nil : errno }
    if let failure { unlink(name); return failure }
    return 0
  }

  /// Writes all bytes and closes the file; returns the system's error number on failure.
  private func write(to descriptor: Int32) -> Int32? {
    var failure: Int32? = fchmod(descriptor, 0o644) == 0 ? nil : errno
    var written = 0
    while failure == nil, written < count {
      let step = Glibc.write(descriptor, bytes + written, count - written)
      if step >= 0 { written += step } else if errno != EINTR { failure = errno }
    }
    if close(descriptor) != 0, failure == nil { failure = errno }
    return failure
  }
}
