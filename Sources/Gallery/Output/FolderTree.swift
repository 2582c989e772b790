import Glibc

/// Folders as a whole.
enum FolderTree {
  /// Makes a folder; one that is there already is as good as made.
  static func make(_ path: String) throws(SystemError) {
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw SystemError(number: errno) }
  }

  /// Removes a file, or a folder with all that is in it, links not followed; what is not there is
  /// as good as removed.
  static func remove(_ path: String) throws(SystemError) {
    do throws(SystemError) { try remove(path, in: AT_FDCWD) } catch {
      if error.number != ENOENT { throw error }
    }
  }

  private static func remove(
    _ name: UnsafePointer<CChar>, in folder: Int32
  ) throws(SystemError) {
    if unlinkat(folder, name, 0) == 0 { return }
    guard errno == EISDIR else { throw SystemError(number: errno) }
    try removeContents(of: name, in: folder)
    guard unlinkat(folder, name, AT_REMOVEDIR) == 0 else { throw SystemError(number: errno) }
  }

  private static func removeContents(
    of name: UnsafePointer<CChar>, in folder: Int32
  ) throws(SystemError) {
    let descriptor = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError(number: errno) }
    guard let stream = fdopendir(descriptor) else {
      let error = SystemError(number: errno)
      close(descriptor)
      throw error
    }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      try withUnsafePointer(to: &entry.pointee.d_name) { name throws(SystemError) in
        let name = UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self)
        if strcmp(name, ".") != 0, strcmp(name, "..") != 0 { try remove(name, in: descriptor) }
      }
    }
  }
}
