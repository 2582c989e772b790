package import Images

/// A folder of the input with what a gallery can use of it.
package struct SourceFolder: Sendable {
  /// The folder, relative to the input.
  package var path: SourcePath
  /// Its pictures, in natural order of their names.
  package var pictures: [PictureFile] = []
  /// Its settings: `gallery.json5` in the input folder, `album.json5` in every other.
  package var settings: SourceFile?
  /// The album's own words: `index.md`.
  package var index: SourceFile?
  /// The folders inside, in natural order of their names.
  package var folders: [SourceFolder] = []

  package init(path: SourcePath) { self.path = path }
}

/// A picture of the input, known by its first bytes.
package struct PictureFile: Sendable, Hashable {
  /// The file, relative to the input.
  package var path: SourcePath
  /// How it stood when the folder was read.
  package var stamp: FileStamp
  /// What its first bytes say it is.
  package var format: PictureFormat
  /// The text file beside it that holds its words: `NAME.jpg.md` or `NAME.md`.
  package var sidecar: SourceFile?

  package init(
    path: SourcePath, stamp: FileStamp, format: PictureFormat, sidecar: SourceFile? = nil
  ) {
    self.path = path
    self.stamp = stamp
    self.format = format
    self.sidecar = sidecar
  }
}

/// A file of the input that says something about pictures.
package struct SourceFile: Sendable, Hashable {
  /// The file, relative to the input.
  package var path: SourcePath
  /// How it stood when the folder was read.
  package var stamp: FileStamp

  package init(path: SourcePath, stamp: FileStamp) {
    self.path = path
    self.stamp = stamp
  }
}
