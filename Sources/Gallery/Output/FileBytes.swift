import Glibc

/// Whole files, read and written.
enum FileBytes {
  /// Everything a file holds.
  static func read(_ path: String) throws(SystemError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw SystemError(number: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SystemError(number: errno) }
    var bytes = [UInt8](repeating: 0, count: max(Int(status.st_size), 0) + 1)
    var filled = 0
    while true {
      let got = bytes.withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress?.advanced(by: filled), $0.count - filled)
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw SystemError(number: errno) }
      if got == 0 { break }
      filled += got
      if filled == bytes.count { bytes.append(contentsOf: repeatElement(0, count: filled)) }
    }
    bytes.removeLast(bytes.count - filled)
    return bytes
  }

  /// Writes a new file; fails where there is something of that name, a link included.
  static func write(_ bytes: [UInt8], toNew path: String) throws(SystemError) {
    let descriptor = try create(path)
    defer { close(descriptor) }
    try check(bytes.withUnsafeBytes { write($0, to: descriptor) })
  }

  /// Copies a file to a new one and gives it the same time of writing, last of all: a copy that
  /// was interrupted has another one.
  static func copy(_ source: String, toNew path: String) throws(SystemError) {
    let input = open(source, O_RDONLY | O_CLOEXEC)
    guard input >= 0 else { throw SystemError(number: errno) }
    defer { close(input) }
    let output = try create(path)
    defer { close(output) }
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 64)
    defer { piece.deallocate() }
    while true {
      let got = Glibc.read(input, piece.baseAddress, piece.count)
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw SystemError(number: errno) }
      if got == 0 { break }
      try check(write(UnsafeRawBufferPointer(rebasing: piece[..<got]), to: output))
    }
    var status = stat()
    guard fstat(input, &status) == 0 else { throw SystemError(number: errno) }
    let times = [status.st_mtim, status.st_mtim]
    guard futimens(output, times) == 0 else { throw SystemError(number: errno) }
  }

  private static func create(_ path: String) throws(SystemError) -> Int32 {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = open(path, flags, 0o666)
    guard descriptor >= 0 else { throw SystemError(number: errno) }
    return descriptor
  }

  /// Writes everything; answers 0 or the system's error number.
  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var written = 0
    while written < bytes.count {
      let done = Glibc.write(
        descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
      if done < 0, errno == EINTR { continue }
      guard done >= 0 else { return errno }
      written += done
    }
    return 0
  }

  private static func check(_ number: Int32) throws(SystemError) {
    if number != 0 { throw SystemError(number: number) }
  }
}

extension SystemError {
  /// Whether something of the name is there already.
  var meansThatItExists: Bool { number == EEXIST }
}
