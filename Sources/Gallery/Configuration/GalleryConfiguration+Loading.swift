package import Diagnostics
import Glibc
import JSON5

extension GalleryConfiguration {
  /// Reads the settings of the gallery in a folder.
  ///
  /// - Returns: the settings, and what is wrong with them. One error among the diagnostics means
  ///   that the settings are not what the person meant, and that nothing should be built.
  package static func load(input: String) -> (GalleryConfiguration, [Diagnostic]) {
    let name = "gallery.json5"
    let file = SettingsFile(path: SourcePath(name), input: input)
    return file.read(orElse: GalleryConfiguration()) { fields in
      GalleryConfiguration(fields, input: input)
    }
  }

  private init(_ fields: JSON5Fields, input: String) {
    album = AlbumConfiguration(gallery: fields)
    author = fields["author"]?.string()
    baseURL = fields["baseURL"]?.baseURL()
    language = fields["language"]?.language() ?? "en"
    images = fields["images"]?.object(ImageSettings.init) ?? ImageSettings()
    theme = fields["theme"]?.theme(of: input)
  }
}

extension AlbumConfiguration {
  /// Reads the settings of every album that has some.
  ///
  /// - Returns: the settings by the albums' folders, and what is wrong with them; see
  ///   `GalleryConfiguration.load(input:)` for errors.
  package static func load(
    for discovery: Discovery
  ) -> ([SourcePath: AlbumConfiguration], [Diagnostic]) {
    var albums: [SourcePath: AlbumConfiguration] = [:]
    var diagnostics: [Diagnostic] = []
    func load(_ folder: SourceFolder) {
      if let settings = folder.settings {
        let file = SettingsFile(path: settings.path, input: discovery.input)
        let (album, faults) = file.read(
          orElse: AlbumConfiguration(), AlbumConfiguration.init(album:))
        albums[folder.path] = album
        diagnostics += faults
      }
      folder.folders.forEach(load)
    }
    discovery.root.folders.forEach(load)
    return (albums, diagnostics)
  }
}

/// A file of settings.
private struct SettingsFile {
  /// How large it may be, in bytes.
  static let lengthLimit = 1 << 20

  var path: SourcePath
  var input: String

  /// What a closure makes of the file's fields; `fallback` where there is no file, or no object in
  /// it.
  func read<Settings>(
    orElse fallback: Settings, _ read: (JSON5Fields) -> Settings?
  ) -> (Settings, [Diagnostic]) {
    do {
      let document = try JSON5Document.parse(try bytes(), file: path.text)
      let reader = JSON5Reader(file: path.text)
      let settings = reader.root(of: document).object(read)
      return (settings ?? fallback, reader.diagnostics)
    } catch let error as JSON5Error {
      return (fallback, [error.diagnostic])
    } catch let error as SystemError where error.number == ENOENT {
      return (fallback, [])
    } catch let error as SystemError {
      return (fallback, [diagnostic(.unreadable(error))])
    } catch {
      return (fallback, [diagnostic(.tooLong(limit: Self.lengthLimit))])
    }
  }

  private struct TooLong: Error {}

  private func bytes() throws -> [UInt8] {
    let bytes = try FileSystem.head(
      ofFileAt: path.filePath(in: input), length: Self.lengthLimit + 1)
    if bytes.count > Self.lengthLimit { throw TooLong() }
    return bytes
  }

  private func diagnostic(_ fault: ConfigurationFault) -> Diagnostic {
    fault.diagnostic(at: SourceLocation(file: path.text))
  }
}
