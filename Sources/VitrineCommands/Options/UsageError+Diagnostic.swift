import Diagnostics

extension UsageError {
  /// The error in words.
  ///
  /// - Parameter command: the command that was being run; `nil` for none.
  func diagnostic(in command: String?) -> Diagnostic {
    let help = "see “vitrine \(command ?? "help")\(command == nil ? "" : " --help")”"
    switch self {
    case .unknownCommand(let name, let nearest):
      return usage("unknown-command", "there is no command “\(name)”", [meant(nearest), help])
    case .unknownOption(let name, let nearest):
      return usage("unknown-option", "there is no option “\(name)”", [meant(nearest), help])
    case .missingValue(let option, let value):
      return usage(
        "missing-value", "“--\(option)” has no value", ["write --\(option) \(value)"])
    case .unexpectedValue(let option, let value):
      return usage(
        "unexpected-value", "“--\(option)” takes no value, and was given “\(value)”", [help])
    case .notANumber(let option, let value, let range):
      return usage(
        "not-a-number",
        "“--\(option)” is a whole number from \(range.lowerBound) to \(range.upperBound), "
          + "not “\(value)”", [])
    case .notAnAddress(let option, let value):
      return usage(
        "not-an-address", "“--\(option)” is an address on the web, not “\(value)”",
        ["write it in full: https://example.org/photos/"])
    case .unexpectedArgument(let text):
      return usage("unexpected-argument", "one argument too many: “\(text)”", [help])
    case .missingArgument(let name):
      return usage("missing-argument", "\(name) is missing", [help])
    }
  }

  private func usage(
    _ identifier: String, _ summary: String, _ solutions: [String?]
  ) -> Diagnostic {
    Diagnostic(.error, "usage.\(identifier)", summary, solutions: solutions.compactMap(\.self))
  }

  private func meant(_ name: String?) -> String? { name.map { "did you mean “\($0)”?" } }
}
