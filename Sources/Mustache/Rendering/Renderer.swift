/// One rendering under way.
struct Renderer {
  /// How deep sections, partials and blocks may be entered.
  static let depthLimit = 200
  /// How many times sections, partials and blocks may be entered in one rendering.
  static let workLimit = 10_000_000

  let library: TemplateLibrary
  /// What has been written.
  var output: [UInt8] = []
  /// Who wrote the start of each line.
  var lines: [LineWriter] = []
  /// The next byte begins an output line.
  var isAtLineStart = true
  /// The labels met so far; the innermost is `label`.
  var labels: [String] = []
  var label: Int32 = -1
  var missingNames: [MissingPlace: MissingName] = [:]

  /// The values names are looked up in, innermost last.
  var frames: [MustacheValue] = []
  /// The number of the template being rendered.
  var template: Int
  /// What goes before each line of the template being rendered.
  var indentation: [UInt8] = []
  /// The next line of the template has its indentation already.
  var skipsIndentation = false
  /// The arguments of the parents around, outermost first.
  var arguments: [Arguments] = []
  var depth = 0
  var work = 0

  /// Where a name was missing.
  struct MissingPlace: Hashable {
    var template: Int
    var place: TemplatePlace
  }

  /// The blocks a parent tag holds, and the template they are written in.
  struct Arguments {
    var blocks: [Node.Block]
    var template: Int
  }

  init(library: TemplateLibrary, template: Int) {
    self.library = library
    self.template = template
  }

  /// The outcome.
  var rendering: Rendering {
    Rendering(
      utf8: output,
      missingNames: missingNames.values.sorted {
        ($0.file, $0.place.line, $0.place.column) < ($1.file, $1.place.line, $1.place.column)
      },
      files: library.files, labels: labels, lines: lines)
  }

  mutating func renderPage(_ context: MustacheValue) throws(MustacheError) {
    output.reserveCapacity(1 << 12)
    lines.reserveCapacity(1 << 6)
    let outer = enter(context)
    try render(library.templates[template].get())
    leave(outer)
  }

  mutating func render(_ nodes: [Node]) throws(MustacheError) {
    for node in nodes {
      switch node {
      case .text(let text): write(text)
      case .variable(let variable): write(variable)
      case .section(let section): try render(section)
      case .partial(let partial): try render(partial, arguments: nil)
      case .parent(let partial, let arguments): try render(partial, arguments: arguments)
      case .block(let block): try render(block)
      }
    }
  }

  /// Counts one more thing entered, so that every rendering ends.
  mutating func deepen(at place: TemplatePlace) throws(MustacheError) {
    depth += 1
    work += 1
    if depth > Self.depthLimit {
      throw fault(.endlessRecursion(limit: Self.depthLimit), at: place)
    }
    if work > Self.workLimit { throw fault(.tooMuchWork(limit: Self.workLimit), at: place) }
  }

  func fault(_ kind: MustacheError.Kind, at place: TemplatePlace) -> MustacheError {
    MustacheError(file: library.files[template], kind: kind, place: place)
  }
}
