import Glibc

/// Everything below a folder, links not followed.
struct FolderListing {
  /// How a file stands.
  struct File: Equatable {
    var size: Int
    var mtimeNanoseconds: Int
    var inode: UInt64
  }

  /// The files, by their paths below the folder.
  private(set) var files: [String: File] = [:]
  /// The folders inside, each after the one that holds it.
  private(set) var folders: [String] = []
  /// Links, devices, and names that are not text.
  private(set) var others: [String] = []

  /// A folder without content.
  init() {}

  /// Lists a folder.
  ///
  /// - Parameter known: an earlier listing of the folder, or of one with links to the same files: a
  ///   file of the same name and number is taken to stand as it stood then.
  /// - Complexity: O(entries), one system call an entry that is not known, three more a folder.
  init(of path: String, knowing known: FolderListing = FolderListing()) throws(SystemError) {
    try list(path, below: "", known)
  }

  /// Whether nothing but folders is there.
  var holdsNoFiles: Bool { files.isEmpty && others.isEmpty }

  private mutating func list(
    _ path: String, below prefix: String, _ known: FolderListing
  ) throws(SystemError) {
    guard let stream = opendir(path) else { throw SystemError(number: errno) }
    defer { closedir(stream) }
    var inside: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard let name else {
        others.append(prefix + "\u{FFFD}")
        continue
      }
      if name == "." || name == ".." { continue }
      let path = prefix + name
      if let file = known.files[path], file.inode == entry.pointee.d_ino {
        files[path] = file
      } else {
        try take(name, in: dirfd(stream), prefix: prefix, folders: &inside)
      }
    }
    for folder in inside {
      folders.append(prefix + folder)
      try list("\(path)/\(folder)", below: "\(prefix)\(folder)/", known)
    }
  }

  private mutating func take(
    _ name: String, in folder: Int32, prefix: String, folders: inout [String]
  ) throws(SystemError) {
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      throw SystemError(number: errno)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      files[prefix + name] = File(
        size: Int(status.st_size),
        mtimeNanoseconds: status.st_mtim.tv_sec &* 1_000_000_000 &+ status.st_mtim.tv_nsec,
        inode: UInt64(status.st_ino))
    case S_IFDIR: folders.append(name)
    default: others.append(prefix + name)
    }
  }
}
