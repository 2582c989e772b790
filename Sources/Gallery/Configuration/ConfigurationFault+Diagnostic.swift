import Diagnostics

extension ConfigurationFault {
  /// The fault in words. Settings that cannot be taken as they were meant are an error; a pattern
  /// without pictures is a warning, for pictures come and go.
  func diagnostic(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      severity, "config.\(identifier)", summary, explanation: explanation, at: location,
      solutions: solutions)
  }

  private var severity: Diagnostic.Severity {
    switch self {
    case .nothingMatches, .nothingLeft: .warning
    default: .error
    }
  }

  private var identifier: String {
    switch self {
    case .unreadable: "unreadable"
    case .tooLong: "too-long"
    case .empty: "empty"
    case .leavesFolder: "leaves-folder"
    case .invalidBaseURL: "invalid-base-url"
    case .invalidLanguage: "invalid-language"
    case .themeMissing: "theme-missing"
    case .nothingMatches: "nothing-matches"
    case .nothingLeft: "nothing-left"
    }
  }

  private var summary: String {
    switch self {
    case .unreadable(let error): "the settings cannot be read: \(error.words)"
    case .tooLong(let limit): "settings may have \(limit / 1024) KB"
    case .empty: "the list must hold something"
    case .leavesFolder(let text): "“\(text)” leads out of the album"
    case .invalidBaseURL(let text): "“\(text)” is not the address of a folder on the web"
    case .invalidLanguage(let text): "“\(text)” is not a language tag"
    case .themeMissing(let text, _): "there is no folder “\(text)” for the theme"
    case .nothingMatches(let text, _): "“\(text)” stands for no picture"
    case .nothingLeft(let text): "all pictures that “\(text)” stands for are in sections before"
    }
  }

  private var explanation: String? {
    switch self {
    case .nothingLeft: "a pattern passes over what the page already shows; a name does not"
    default: nil
    }
  }

  private var solutions: [String] {
    switch self {
    case .leavesFolder: ["name pictures relative to the folder of this file, without “..”"]
    case .invalidBaseURL: ["write it like https://example.org/photos/"]
    case .invalidLanguage: ["write it like en, pt-BR or zh-Hant"]
    case .themeMissing(_, let nearest?), .nothingMatches(_, let nearest?):
      ["did you mean “\(nearest)”?"]
    case .themeMissing: ["name it relative to the folder of gallery.json5"]
    case .unreadable, .tooLong, .empty, .nothingMatches, .nothingLeft: []
    }
  }
}
