import BuildCache
import Images
internal import Synchronization

/// What the bytes of input files are known by, without reading those that have not changed.
///
/// Each file is looked up once in a build, however often it is asked about.
final class ContentIndex: Sendable {
  /// What the cache keeps of a file.
  fileprivate struct Entry {
    var stamp: FileStamp
    var digest: Digest
    var format: PictureFormat?
  }

  /// The input folder's resolved path.
  let input: String
  private let cache: BuildCache
  private let entries = Mutex<[SourcePath: Entry]>([:])

  init(input: String, cache: BuildCache) {
    self.input = input
    self.cache = cache
  }

  /// The picture format of a file that has not changed since it was last looked at.
  func knownFormat(of path: SourcePath, _ stamp: FileStamp) -> PictureFormat? {
    entry(of: path, stamp)?.format
  }

  /// The digest of a file that has not changed since it was last looked at.
  func knownDigest(of path: SourcePath, _ stamp: FileStamp) -> Digest? {
    entry(of: path, stamp)?.digest
  }

  /// The digest of a file's bytes; reads them where the file has changed.
  ///
  /// - Parameter format: the file's format, for `knownFormat` to tell next time.
  func digest(
    of path: SourcePath, _ stamp: FileStamp, format: PictureFormat? = nil
  ) throws(FileReadingError) -> Digest {
    if let known = entry(of: path, stamp) { return known.digest }
    let digest = try Digest.ofFile(at: path.filePath(in: input)).digest
    store(Entry(stamp: stamp, digest: digest, format: format), for: path)
    return digest
  }

  /// What a file's entry in the cache is found by.
  func key(of path: SourcePath) -> [UInt8] {
    Array(input.utf8) + [UInt8(ascii: "/")] + path.bytes
  }

  private func entry(of path: SourcePath, _ stamp: FileStamp) -> Entry? {
    let entry = entries.withLock { $0[path] } ?? lookUp(path)
    return entry?.stamp == stamp ? entry : nil
  }

  private func lookUp(_ path: SourcePath) -> Entry? {
    guard let bytes = cache.value(of: .file, for: key(of: path)) else { return nil }
    var unpacker = Unpacker(bytes)
    guard let entry = try? Entry(&unpacker) else { return nil }
    entries.withLock { $0[path] = entry }
    return entry
  }

  private func store(_ entry: Entry, for path: SourcePath) {
    var packer = Packer()
    entry.pack(into: &packer)
    cache.store(packer.bytes, as: .file, for: key(of: path))
    entries.withLock { $0[path] = entry }
  }
}

extension ContentIndex.Entry {
  fileprivate init(_ unpacker: inout Unpacker) throws(UnpackingError) {
    stamp = FileStamp(
      size: try unpacker.integer(), mtimeNanoseconds: try unpacker.integer(),
      ctimeNanoseconds: try unpacker.integer(), inode: try unpacker.number())
    digest = try unpacker.digest()
    format = PictureFormat(rawValue: try unpacker.text())
  }

  fileprivate func pack(into packer: inout Packer) {
    packer.pack(stamp)
    packer.pack(digest)
    packer.pack(format?.rawValue ?? "")
  }
}

extension Packer {
  /// Writes a file's stamp.
  mutating func pack(_ stamp: FileStamp) {
    pack(stamp.size)
    pack(stamp.mtimeNanoseconds)
    pack(stamp.ctimeNanoseconds)
    pack(stamp.inode)
  }
}
