import CRename
import Glibc

/// A folder in which a site is made ready, then exchanged with the output folder.
///
/// What the exchange brings back, the site of the build before, stays as it is where `isKept`: the
/// next build makes it into its own by changing only what differs. Nothing in it is taken on
/// trust: a file stays only if it is the very file it should be.
struct StagingFolder {
  /// The folder that becomes the output.
  let path: String
  /// Whether it may stay from one build to the next.
  let isKept: Bool

  /// Makes the folder's content into a site.
  ///
  /// - Parameters:
  ///   - site: the wanted site.
  ///   - difference: how it differs from what is in the output folder.
  ///   - output: the output folder's path.
  ///   - current: what is in it.
  func fill(
    with site: WantedSite, _ difference: SiteDifference, from output: String,
    holding current: FolderListing
  ) throws(OutputError) {
    let spare = try spareContents(knowing: current)
    for name in spare.files.keys where !site.paths.contains(name) { try remove(name) }
    let wantedFolders = Set(site.folders)
    for name in spare.folders.reversed() where !wantedFolders.contains(name) { try remove(name) }
    try attempt(.make, path) { () throws(SystemError) in try FolderTree.make(path) }
    for name in site.folders {
      try attempt(.make, name) { () throws(SystemError) in try FolderTree.make("\(path)/\(name)") }
    }
    for file in site.files {
      let name = file.path.text
      let kept = difference.changed.contains(name) ? nil : current.files[name]
      let found = spare.files[name]
      if let found, isRight(found, for: file, unchanged: kept) { continue }
      if found != nil { try remove(name) }
      try place(file, linkingFrom: kept == nil ? nil : "\(output)/\(name)")
    }
  }

  /// Puts the folder in the output's place, and the output in the folder's.
  ///
  /// - Parameter exists: whether there is an output folder.
  /// - Throws: the system's error; nothing has happened then.
  func exchange(with output: String, exists: Bool) throws(SystemError) {
    if exists { try copyMode(of: output) }
    let result = exists ? crename_exchange(path, output) : crename_exclusive(path, output)
    if result == 0 { return }
    let error = SystemError(number: errno)
    guard [EINVAL, ENOSYS, ENOTSUP].contains(error.number) else { throw error }
    try exchangeInSteps(with: output, exists: exists)
  }
}

extension StagingFolder {
  /// What is left from an earlier build.
  ///
  /// - Parameter current: what is in the output folder, which for the most part are links to the
  ///   same files.
  private func spareContents(knowing current: FolderListing) throws(OutputError) -> FolderListing {
    guard let spare = try? FolderListing(of: path, knowing: current) else {
      return FolderListing()
    }
    if isKept, spare.others.isEmpty { return spare }
    try attempt(.remove, path) { () throws(SystemError) in try FolderTree.remove(path) }
    return FolderListing()
  }

  private func isRight(
    _ found: FolderListing.File, for file: OutputFile, unchanged: FolderListing.File?
  ) -> Bool {
    if let unchanged, unchanged.inode == found.inode { return true }
    guard case .file(_, let size, let mtime) = file.content else { return false }
    return found.size == size && found.mtimeNanoseconds == mtime
  }

  private func place(_ file: OutputFile, linkingFrom source: String?) throws(OutputError) {
    let target = "\(path)/\(file.path.text)"
    switch file.content {
    case .bytes(let bytes):
      if let source, link(source, target) == 0 { return }
      try attempt(.write, target) { () throws(SystemError) in
        try FileBytes.write(bytes, toNew: target)
      }
    case .file(let cached, _, _):
      if link(cached, target) == 0 { return }
      // Another file system, one without links, or too many links to one file.
      try attempt(.write, target) { () throws(SystemError) in
        try FileBytes.copy(source ?? cached, toNew: target)
      }
    }
  }

  private func remove(_ name: String) throws(OutputError) {
    try attempt(.remove, name) { () throws(SystemError) in
      try FolderTree.remove("\(path)/\(name)")
    }
  }

  private func attempt(
    _ call: SystemCall, _ path: String, _ body: () throws(SystemError) -> Void
  ) throws(OutputError) {
    do throws(SystemError) { try body() } catch {
      throw OutputError.refused(call, path: path, error)
    }
  }

  private func copyMode(of output: String) throws(SystemError) {
    var status = stat()
    guard stat(output, &status) == 0, chmod(path, status.st_mode & 0o7777) == 0 else {
      throw SystemError(number: errno)
    }
  }

  /// The same in two or three steps, for file systems that cannot exchange.
  private func exchangeInSteps(with output: String, exists: Bool) throws(SystemError) {
    let old = "\(path).old"
    try FolderTree.remove(old)
    if exists, rename(output, old) != 0 { throw SystemError(number: errno) }
    guard rename(path, output) == 0 else {
      let error = SystemError(number: errno)
      if exists { rename(old, output) }
      throw error
    }
    if exists, rename(old, path) != 0 { throw SystemError(number: errno) }
  }
}
