import BuildCache
import Images

/// The derivatives of a site's photos under the names that they are published by.
struct PublishedPictures {
  private var photos: [SourcePath: (made: DerivativeStore.Made, key: Digest)] = [:]
  private var files: [String: DerivativeStore.Made.File] = [:]

  /// Takes what was made of a photo.
  mutating func add(_ made: DerivativeStore.Made, _ key: Digest, of photo: SourcePath) {
    photos[photo] = (made, key)
  }

  /// The site with its photos' derivatives, and the files that it needs of them.
  ///
  /// - Complexity: O(derivatives).
  mutating func completing(_ site: Site) -> Site {
    var site = site
    for index in site.photos.indices {
      guard let (made, key) = photos[site.photos[index].source] else { continue }
      let slug = site.photos[index].slug
      site.photos[index].placeholder = made.placeholder
      site.photos[index].derivatives = made.files.map { file in
        let name = Self.name(of: file, slug, key)
        files[name] = file
        return Derivative(
          format: file.format, width: file.width, height: file.height, fileName: name,
          bytes: file.bytes)
      }
    }
    return site
  }

  /// The files of `images/` that `completing(_:)` has named.
  func outputFiles() throws(OutputError) -> [OutputFile] {
    var outputFiles: [OutputFile] = []
    for (name, file) in files {
      outputFiles.append(
        OutputFile(
          path: try OutputPath("images/\(name)"),
          content: .file(
            path: file.path, size: file.bytes, mtimeNanoseconds: file.mtimeNanoseconds)))
    }
    return outputFiles
  }

  /// A name that never stands for other bytes, so that browsers may keep the file for ever.
  private static func name(
    of file: DerivativeStore.Made.File, _ slug: String, _ key: Digest
  ) -> String {
    "\(slug).\(key.hex.prefix(8))-\(file.width).\(file.format.fileExtension)"
  }
}
