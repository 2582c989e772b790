extension Diagnostic: CustomStringConvertible {
  /// The diagnostic as a terminal shows it.
  ///
  ///     gallery.json5:4:7: warning: unknown key “colums”
  ///       at sections[0].layout.colums
  ///       help: did you mean “columns”?
  ///
  /// Names of files and words of a person's text are in it: characters that a terminal would obey
  /// are written as their numbers.
  public var description: String {
    var lines = [headline]
    if let keyPath = location?.keyPath { lines.append("  at \(keyPath)") }
    if let explanation { lines += explanation.split(separator: "\n").map { "  \($0)" } }
    lines += solutions.map { "  help: \($0)" }
    return lines.map(\.withoutControls).joined(separator: "\n")
  }

  private var headline: String {
    let place = location.map { "\($0): " } ?? ""
    return "\(place)\(severity): \(summary)"
  }
}

extension String {
  /// The text with control characters, and those that turn the direction of the text after them,
  /// as `\u{1B}`.
  fileprivate var withoutControls: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isControl {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    switch self {
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": true
    case "\u{200E}", "\u{200F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
    default: false
    }
  }
}
