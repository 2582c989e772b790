package import Diagnostics

/// What can be wrong with a theme's files, apart from what is in them.
package enum ThemeFault: Error, Equatable, Sendable {
  /// There is no such folder.
  case noFolder(String)
  /// The file cannot be read.
  case unreadable(String)
  /// The file is not text in UTF-8.
  case notText(String)
  /// No default file has this name.
  case unknownFile(String, nearest: String?)

  /// The fault in words.
  package var diagnostic: Diagnostic {
    switch self {
    case .noFolder(let folder):
      Diagnostic(
        .error, "theme.no-folder", "the theme must be a folder",
        at: SourceLocation(file: folder),
        solutions: ["check the value of “theme” in gallery.json5"])
    case .unreadable(let file):
      Diagnostic(
        .error, "theme.unreadable", "the file cannot be read", at: SourceLocation(file: file))
    case .notText(let file):
      Diagnostic(
        .error, "theme.not-text", "a theme's file must be text in UTF-8",
        at: SourceLocation(file: file))
    case .unknownFile(let file, let nearest):
      Diagnostic(
        .warning, "theme.unknown-file", "the default theme has no file of this name",
        explanation: "It takes no file's place.", at: SourceLocation(file: file),
        solutions: nearest.map { ["did you mean “\($0)”?"] } ?? [])
    }
  }
}
