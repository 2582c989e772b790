import Glibc

/// The few questions a walk asks the operating system, about paths as bytes.
enum FileSystem {
  /// The names in a folder with what they stand for, in no order; without `.` and `..`.
  ///
  /// - Parameter skipping: says which names not to ask about.
  /// - Complexity: O(entries), one system call an entry, two a link.
  static func entries(
    ofFolderAt path: String, skipping: ([UInt8]) -> Bool
  ) throws(SystemError) -> [FolderEntry] {
    guard let stream = opendir(path) else { throw SystemError(number: errno) }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while let name = try nextName(in: stream) {
      if !skipping(name) { entries.append(entry(named: name, in: dirfd(stream))) }
    }
    return entries
  }

  /// Which file a path leads to, links followed; `nil` when it leads nowhere.
  static func identity(ofFileAt path: String) -> FileIdentity? {
    var status = stat()
    return stat(path, &status) == 0 ? FileIdentity(status) : nil
  }

  /// A path leads to a folder, links followed.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, case .folder = status.kind else { return false }
    return true
  }

  /// The path without links and dots; `nil` when it leads nowhere.
  static func resolvedPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The first bytes of a file.
  static func head(ofFileAt path: String, length: Int) throws(SystemError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw SystemError(number: errno) }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: length)
    var filled = 0
    while filled < length {
      let got = bytes.withUnsafeMutableBytes { buffer in
        read(descriptor, buffer.baseAddress?.advanced(by: filled), length - filled)
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw SystemError(number: errno) }
      if got == 0 { break }
      filled += got
    }
    return Array(bytes.prefix(filled))
  }
}

extension FileSystem {
  private static func nextName(in stream: OpaquePointer) throws(SystemError) -> [UInt8]? {
    errno = 0
    while let record = readdir(stream) {
      let name = withUnsafeBytes(of: &record.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != dot, name != dotDot { return name }
    }
    // The end of the folder and a failing disk look alike but for this.
    guard errno == 0 else { throw SystemError(number: errno) }
    return nil
  }

  private static let dot = Array(".".utf8)
  private static let dotDot = Array("..".utf8)

  private static func entry(named name: [UInt8], in folder: Int32) -> FolderEntry {
    let path = name.map { CChar(bitPattern: $0) } + [0]
    var status = stat()
    guard fstatat(folder, path, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      return FolderEntry(name, .unreadable(SystemError(number: errno)), status, isLink: false)
    }
    guard status.isLink else {
      return FolderEntry(name, status.kind, status, isLink: false)
    }
    guard fstatat(folder, path, &status, 0) == 0 else {
      let error = errno
      let isDangling = [ENOENT, ENOTDIR, ELOOP].contains(error)
      let kind: FolderEntry.Kind =
        isDangling ? .danglingLink : .unreadable(SystemError(number: error))
      return FolderEntry(name, kind, status, isLink: true)
    }
    return FolderEntry(name, status.kind, status, isLink: true)
  }
}

extension FolderEntry {
  fileprivate init(_ name: [UInt8], _ kind: Kind, _ status: stat, isLink: Bool) {
    self.init(
      name: name, kind: kind, isLink: isLink, stamp: FileStamp(status),
      identity: FileIdentity(status))
  }
}

extension FileIdentity {
  fileprivate init(_ status: stat) {
    self.init(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
  }
}

extension FileStamp {
  fileprivate init(_ status: stat) {
    self.init(
      size: Int(status.st_size), mtimeNanoseconds: status.st_mtim.nanoseconds,
      ctimeNanoseconds: status.st_ctim.nanoseconds, inode: UInt64(status.st_ino))
  }
}

extension timespec {
  /// Nanoseconds since 1970; wraps around for the absurd times a damaged file system may give.
  fileprivate var nanoseconds: Int { tv_sec &* 1_000_000_000 &+ tv_nsec }
}

extension stat {
  fileprivate var isLink: Bool { st_mode & S_IFMT == S_IFLNK }

  fileprivate var kind: FolderEntry.Kind {
    switch st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .special
    }
  }
}
