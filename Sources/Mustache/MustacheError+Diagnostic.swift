package import Diagnostics

extension MustacheError {
  /// The error in words.
  package var diagnostic: Diagnostic {
    Diagnostic(
      .error, "template.\(identifier)", summary, explanation: explanation,
      at: SourceLocation(file: file, line: place?.line, column: place?.column),
      solutions: solutions)
  }

  private var identifier: String {
    switch kind {
    case .unclosedTag: "unclosed-tag"
    case .emptyTag: "empty-tag"
    case .invalidName: "invalid-name"
    case .invalidDelimiters: "invalid-delimiters"
    case .unclosedSection: "unclosed-section"
    case .unexpectedEnd: "unexpected-end"
    case .mismatchedEnd: "mismatched-end"
    case .tooDeep: "too-deep"
    case .unknownPartial: "unknown-partial"
    case .unknownTemplate: "unknown-template"
    case .endlessRecursion: "endless-recursion"
    case .tooMuchWork: "too-much-work"
    }
  }

  private var summary: String {
    switch kind {
    case .unclosedTag: "a tag has no end"
    case .emptyTag: "a tag has no name"
    case .invalidName(let name): "“\(name)” cannot be a name"
    case .invalidDelimiters: "a set-delimiter tag must hold two delimiters"
    case .unclosedSection(let tag, _): "“\(tag)” has no end"
    case .unexpectedEnd(let tag): "“\(tag)” ends nothing: no section is open"
    case .mismatchedEnd(let tag, let expected): "expected “\(expected)”, found “\(tag)”"
    case .tooDeep(let limit): "more than \(limit) sections lie inside one another"
    case .unknownPartial(let name, _): "no template is called “\(name)”"
    case .unknownTemplate(let name): "no template is called “\(name)”"
    case .endlessRecursion(let limit):
      "sections and partials are entered more than \(limit) deep"
    case .tooMuchWork(let limit): "more than \(limit) sections and partials are rendered"
    }
  }

  private var explanation: String? {
    opening.map { "“\($0.tag)” begins at \($0.place.line):\($0.place.column)" }
  }

  private var solutions: [String] {
    switch kind {
    case .unclosedTag(let end): ["end it with “\(end)”"]
    case .invalidDelimiters: ["write them with a blank between, and without “=”: {{=<% %>=}}"]
    case .unclosedSection(_, let end): ["write “\(end)” where it ends"]
    case .unknownPartial(_, let nearest?): ["did you mean “\(nearest)”?"]
    case .endlessRecursion: ["does a partial include itself whatever the data?"]
    case .emptyTag, .invalidName, .unexpectedEnd, .mismatchedEnd, .tooDeep, .unknownPartial,
      .unknownTemplate, .tooMuchWork:
      []
    }
  }
}

extension MissingName {
  /// The finding in words.
  package var diagnostic: Diagnostic {
    Diagnostic(
      .warning, "template.missing-name", "nothing is called “\(name)” here",
      at: SourceLocation(file: file, line: place.line, column: place.column),
      solutions: nearest.map { ["did you mean “\($0)”?"] } ?? [])
  }
}
