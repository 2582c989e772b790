import BuildCache
import Glibc
import Images

/// The derivatives that are kept from build to build, as files in the cache.
struct DerivativeStore: Sendable {
  /// Rises when the same recipe makes other files than before.
  private static let version = 1

  let cache: BuildCache
  private var folder: String { "\(cache.folder)/derivatives" }

  /// What has been made of a picture.
  struct Made: Hashable, Sendable {
    /// One file.
    struct File: Hashable, Sendable {
      var format: DerivativeFormat
      var width: Int
      var height: Int
      var path: String
      var bytes: Int
      var mtimeNanoseconds: Int
    }

    /// The files, in the order in which they were made.
    var files: [File]
    /// The colour that stands for the picture until it has come.
    var placeholder: UInt32?
  }

  /// What a picture's derivatives by a recipe are known by.
  func key(_ contentKey: String, _ recipe: DerivativeRecipe) -> Digest {
    var packer = Packer()
    packer.pack(Self.version)
    packer.pack(contentKey)
    packer.pack(each: recipe.widths) { $0.pack($1) }
    packer.pack(each: recipe.encodings) { packer, encoding in
      packer.pack(encoding.format.rawValue)
      packer.pack(encoding.quality)
      packer.pack(encoding.effort)
    }
    packer.pack(recipe.colour.rawValue)
    return Digest(of: packer.bytes)
  }

  /// The derivatives that were made before; `nil` unless every file is there as it was left.
  func made(_ key: Digest) -> Made? {
    guard let bytes = cache.value(of: .derivatives, for: key.bytes) else { return nil }
    var unpacker = Unpacker(bytes)
    guard let made = try? Made(&unpacker, path: { path(key, $0, $1) }),
      made.files.allSatisfy({ Self.stands($0) })
    else { return nil }
    return made
  }

  /// Makes the derivatives and remembers them.
  func make(
    _ key: Digest, of picture: PicturePath, _ recipe: DerivativeRecipe, maxPixels: Int
  ) throws(PictureError) -> Made {
    makeFolder(for: key)
    let derived = try PictureDeriver.derive(picture, recipe, limit: maxPixels) {
      PicturePath(path(key, $0, $2))
    }
    let files = derived.files.compactMap { file in
      Self.status(of: file.path.text).map { status in
        Made.File(
          format: file.format, width: file.width, height: file.height, path: file.path.text,
          bytes: status.bytes, mtimeNanoseconds: status.mtimeNanoseconds)
      }
    }
    return Made(files: files, placeholder: derived.placeholder)
  }

  /// Remembers what was made, for `made(_:)` to find, should the build end suddenly too; call it only when the picture's file has been
  /// the same all the while.
  func remember(_ made: Made, _ key: Digest) {
    var packer = Packer()
    made.pack(into: &packer)
    cache.store(packer.bytes, as: .derivatives, for: key.bytes)
    cache.commit()
  }
}

extension DerivativeStore {
  private func path(_ key: Digest, _ width: Int, _ format: DerivativeFormat) -> String {
    "\(subfolder(key))/\(key.hex)-\(width).\(format.fileExtension)"
  }

  private func subfolder(_ key: Digest) -> String { "\(folder)/\(key.hex.prefix(2))" }

  private func makeFolder(for key: Digest) {
    mkdir(folder, 0o777)
    mkdir(subfolder(key), 0o777)
  }

  private static func stands(_ file: Made.File) -> Bool {
    guard let status = status(of: file.path) else { return false }
    return status.bytes == file.bytes && status.mtimeNanoseconds == file.mtimeNanoseconds
  }

  private static func status(of path: String) -> (bytes: Int, mtimeNanoseconds: Int)? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return (
      Int(status.st_size), status.st_mtim.tv_sec &* 1_000_000_000 &+ status.st_mtim.tv_nsec
    )
  }
}

extension DerivativeStore.Made {
  fileprivate init(
    _ unpacker: inout Unpacker, path: (Int, DerivativeFormat) -> String
  ) throws(UnpackingError) {
    files = try unpacker.list { (unpacker) throws(UnpackingError) in
      guard let format = DerivativeFormat(rawValue: try unpacker.text()) else {
        throw UnpackingError()
      }
      let width = try unpacker.integer()
      return File(
        format: format, width: width, height: try unpacker.integer(), path: path(width, format),
        bytes: try unpacker.integer(), mtimeNanoseconds: try unpacker.integer())
    }
    placeholder = try unpacker.optional { (unpacker) throws(UnpackingError) in
      UInt32(truncatingIfNeeded: try unpacker.integer())
    }
  }

  fileprivate func pack(into packer: inout Packer) {
    packer.pack(each: files) { packer, file in
      packer.pack(file.format.rawValue)
      packer.pack(file.width)
      packer.pack(file.height)
      packer.pack(file.bytes)
      packer.pack(file.mtimeNanoseconds)
    }
    packer.pack(placeholder) { $0.pack(Int($1)) }
  }
}
