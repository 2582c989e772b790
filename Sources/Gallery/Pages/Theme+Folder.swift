internal import DefaultTheme
package import Diagnostics
internal import Mustache

extension Theme {
  /// Reads a theme from a folder: each file in it takes the place of the default theme's of the
  /// same name; what it does not have comes from there.
  ///
  /// - Parameters:
  ///   - folder: The folder's path.
  ///   - shown: The folder as the person named it.
  /// - Returns: The theme, and what is wrong or odd with the folder's files, templates included.
  package static func reading(
    folder: String, shownAs shown: String
  ) -> (theme: Theme, diagnostics: [Diagnostic]) {
    guard let names = fileNames(in: folder) else {
      return (Theme(), [ThemeFault.noFolder(shown).diagnostic])
    }
    var overrides: [Override] = []
    var faults: [ThemeFault] = []
    for name in names where name.hasSuffix(templateSuffix) || name.hasSuffix(".css") {
      do throws(ThemeFault) {
        let text = try text(ofFileAt: "\(folder)/\(name)", shownAs: "\(shown)/\(name)")
        overrides.append(Override(name: name, file: "\(shown)/\(name)", text: text))
      } catch {
        faults.append(error)
      }
    }
    let theme = Theme(overrides: overrides)
    faults += overrides.compactMap(slip)
    return (theme, faults.map(\.diagnostic) + theme.faults.map(\.diagnostic))
  }

  /// The largest file that is read, in bytes; no template is nearly as large.
  private static let lengthLimit = 1 << 20

  private static func text(
    ofFileAt path: String, shownAs shown: String
  ) throws(ThemeFault) -> String {
    guard let bytes = try? FileSystem.head(ofFileAt: path, length: lengthLimit + 1),
      bytes.count <= lengthLimit
    else { throw .unreadable(shown) }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notText(shown) }
    return text
  }

  /// The files in a folder and in the folders directly inside, where templates are, by name; `nil`
  /// where there is no such folder.
  private static func fileNames(in folder: String) -> [String]? {
    guard let entries = try? FileSystem.entries(ofFolderAt: folder, skipping: { $0.first == 0x2E })
    else { return nil }
    return entries.flatMap { entry in
      let name = String(decoding: entry.name, as: UTF8.self)
      guard case .folder = entry.kind else { return [name] }
      let inner = try? FileSystem.entries(
        ofFolderAt: "\(folder)/\(name)", skipping: { $0.first == 0x2E })
      return (inner ?? []).map { "\(name)/\(String(decoding: $0.name, as: UTF8.self))" }
    }.sorted()
  }

  /// A file without a counterpart changes nothing unless a template asks for it: most likely its
  /// name has a slip.
  private static func slip(in override: Override) -> ThemeFault? {
    let names = DefaultTheme.files.map(\.name)
    guard !names.contains(override.name) else { return nil }
    if override.name.hasSuffix(".css") {
      return .unknownFile(override.file, nearest: nearestName(to: override.name, among: names))
    }
    return nearestName(to: override.name, among: names)
      .map { .unknownFile(override.file, nearest: $0) }
  }
}
