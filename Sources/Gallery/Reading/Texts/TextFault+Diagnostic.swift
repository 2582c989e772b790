import Diagnostics

extension TextFault {
  /// The fault in words.
  var diagnostic: Diagnostic {
    Diagnostic(
      .warning, "text.\(identifier)", summary,
      at: SourceLocation(file: file.shown, line: line), solutions: solutions)
  }

  private var identifier: String {
    switch kind {
    case .notUTF8: "not-utf8"
    case .openFrontMatter: "open-front-matter"
    case .noKey: "no-key"
    case .unknownKey: "unknown-key"
    case .invalidDate: "invalid-date"
    case .unreadable: "unreadable"
    case .tooLong: "too-long"
    }
  }

  private var summary: String {
    switch kind {
    case .notUTF8: "the text is not UTF-8; it is read as Latin-1"
    case .openFrontMatter: "the line of hyphens has no counterpart; it is read as a caption"
    case .noKey: "the line is no key and value"
    case .unknownKey(let key): "unknown key “\(key)”"
    case .invalidDate(let date): "“\(date)” is no date"
    case .unreadable(let error): "the text cannot be read: \(error.words)"
    case .tooLong(let limit): "a text beside a picture may have \(limit / 1024) KB; it is left out"
    }
  }

  private var solutions: [String] {
    switch kind {
    case .notUTF8: ["save the file as UTF-8"]
    case .openFrontMatter: ["end the part with keys by a line “---”"]
    case .noKey: ["write “key: value”"]
    case .unknownKey(let key):
      nearestName(to: key, among: Self.knownKeys).map { ["did you mean “\($0)”?"] }
        ?? ["known are " + Self.knownKeys.map { "“\($0)”" }.joined(separator: ", ")]
    case .invalidDate: ["write it as 2024-05-31 or 2024-05-31 18:03"]
    case .unreadable, .tooLong: []
    }
  }
}
