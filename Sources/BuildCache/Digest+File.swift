internal import CXXHash
import Glibc

extension Digest {
  /// The digest of a file's bytes, read in pieces so that memory stays small whatever the file.
  ///
  /// - Returns: the digest of what the file held, and how many bytes that was.
  /// - Throws: when the file cannot be opened or read.
  /// - Complexity: O(bytes).
  package static func ofFile(
    at path: String
  ) throws(FileReadingError) -> (digest: Digest, size: Int) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileReadingError(number: errno) }
    defer { close(descriptor) }
    guard let state = XXH3_createState() else { throw FileReadingError(number: ENOMEM) }
    defer { XXH3_freeState(state) }
    XXH3_128bits_reset(state)
    let size = try feed(descriptor, to: state)
    let hash = XXH3_128bits_digest(state)
    return (Digest(high: hash.high64, low: hash.low64), size)
  }

  /// Small enough to stay in a core's cache between being read and being hashed.
  private static let pieceSize = 256 * 1024

  private static func feed(
    _ descriptor: Int32, to state: OpaquePointer
  ) throws(FileReadingError) -> Int {
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: pieceSize, alignment: 64)
    defer { piece.deallocate() }
    var total = 0
    while true {
      let got = read(descriptor, piece.baseAddress, pieceSize)
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw FileReadingError(number: errno) }
      if got == 0 { return total }
      XXH3_128bits_update(state, piece.baseAddress, got)
      total += got
    }
  }
}

/// Why a file's bytes could not be had.
package struct FileReadingError: Error, Hashable, Sendable {
  /// The operating system's error number.
  package var number: Int32

  package init(number: Int32) { self.number = number }
}
