/// A template's text, the name other templates know it by, and the file it is from.
package struct TemplateSource: Sendable {
  /// The name: `partials/head`.
  package var name: String
  /// The file, as messages name it.
  package var file: String
  /// The text.
  package var text: String

  /// Creates a source.
  package init(name: String, file: String, text: String) {
    self.name = name
    self.file = file
    self.text = text
  }
}

/// Templates, compiled once, that may include one another.
///
/// The language is Mustache (mustache.github.io/mustache.5.html) with dynamic names and
/// inheritance, without lambdas.
package struct TemplateLibrary: Sendable {
  /// What a partial nobody has written is.
  package enum UnknownPartials: Sendable {
    /// A fault.
    case refused
    /// The empty string, as the specification would have it.
    case empty
  }

  /// The templates' nodes, or why they have none.
  let templates: [Result<[Node], MustacheError>]
  /// The templates' files.
  let files: [String]
  let numbers: [String: Int]
  let unknownPartials: UnknownPartials
  /// Every fault of the templates' text, by file.
  package let faults: [MustacheError]

  /// Compiles templates.
  ///
  /// A template with a fault is kept, and throws the fault when it is to be rendered.
  ///
  /// - Complexity: O(bytes).
  package init(_ sources: [TemplateSource], unknownPartials: UnknownPartials = .refused) {
    let sources = sources.sorted { ($0.file, $0.name) < ($1.file, $1.name) }
    let numbers = Dictionary(
      sources.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.numbers = numbers
    self.unknownPartials = unknownPartials
    files = sources.map(\.file)
    templates = sources.map { source in
      Result { () throws(MustacheError) in
        try TemplateCompiler.compile(source.text, file: source.file, numbers: numbers)
      }
    }
    let known = unknownPartials == .refused ? numbers.keys.sorted() : nil
    faults = zip(files, templates).flatMap { file, template in
      switch template {
      case .success(let nodes): known.map { nodes.unknownPartials(in: file, known: $0) } ?? []
      case .failure(let fault): [fault]
      }
    }
  }

  /// Compiles templates from their files' paths and texts: `partials/head.mustache` has the name
  /// `partials/head`.
  package init(files: [String: String], unknownPartials: UnknownPartials = .refused) {
    self.init(
      files.map { file, text in
        let suffix = ".mustache"
        let name = file.hasSuffix(suffix) ? String(file.dropLast(suffix.count)) : file
        return TemplateSource(name: name, file: file, text: text)
      }, unknownPartials: unknownPartials)
  }
}
