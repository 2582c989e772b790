/// Something that is wrong, or odd, in what a person gave us: what, where, and how to mend it.
///
/// Modules report faults as values of their own error types, which carry data and no prose. Each
/// such type has one `…+Diagnostic.swift` file that turns it into a `Diagnostic`; nothing else in
/// the project writes sentences for people.
///
/// Style of the words: the summary is a headline (no final period) that leads with the specific
/// and states the rule ("unknown key “colums”", not "failed to read configuration"); a solution is
/// an instruction ("did you mean “columns”?").
public struct Diagnostic: Error, Equatable, Hashable, Sendable {
  /// How much a diagnostic matters for the outcome.
  public enum Severity: Int, Comparable, Hashable, Sendable {
    /// For the reader's information; changes nothing.
    case note
    /// Something was left out or replaced; the build goes on and ends with exit status 2.
    case warning
    /// Nothing can be built; exit status 1.
    case error

    /// Returns whether the first matters less.
    public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
  }

  /// How much it matters.
  public var severity: Severity
  /// A stable, machine-readable name, such as `json5.unknown-key`.
  public var identifier: String
  /// The headline.
  public var summary: String
  /// Why it is so, where the headline does not say enough.
  public var explanation: String?
  /// Where it is.
  public var location: SourceLocation?
  /// What would mend it, most likely first.
  public var solutions: [String]

  /// Creates a diagnostic.
  public init(
    _ severity: Severity,
    _ identifier: String,
    _ summary: String,
    explanation: String? = nil,
    at location: SourceLocation? = nil,
    solutions: [String] = []
  ) {
    self.severity = severity
    self.identifier = identifier
    self.summary = summary
    self.explanation = explanation
    self.location = location
    self.solutions = solutions
  }
}
