package import Diagnostics
internal import Glibc

/// The only file of the module that writes sentences for people.
extension PageFinding {
  /// The finding in words.
  ///
  ///     album/index.html:14:9: warning: “img” has no “alt”
  ///       written by pages/album.mustache:31 for photos/boat.jpg
  ///       help: add alt="…" with what the picture shows, or alt="" where it only decorates
  ///
  /// - Parameters:
  ///   - page: The file, as the person would name it.
  ///   - template: What in the theme wrote the line, where that is known.
  ///   - content: Which picture or album it was written for, where that is known.
  package func diagnostic(
    in page: String, template: SourceLocation? = nil, content: String? = nil
  ) -> Diagnostic {
    let words = kind.words
    let origin = [template.map { "written by \($0)" }, content.map { "for \($0)" }]
      .compactMap(\.self).joined(separator: " ")
    return Diagnostic(
      .warning, "page.\(words.identifier)", words.summary,
      explanation: origin.isEmpty ? nil : origin,
      at: SourceLocation(file: page, line: line, column: column),
      solutions: words.solution.map { [$0] } ?? [])
  }
}

extension SiteFinding {
  /// The finding in words; the parameters are those of `PageFinding.diagnostic`.
  package func diagnostic(
    template: SourceLocation? = nil, content: String? = nil
  ) -> Diagnostic {
    finding.diagnostic(in: path.description, template: template, content: content)
  }
}

extension MarkupError {
  /// The error in words.
  package var diagnostic: Diagnostic {
    switch self {
    case .unreadableSchema(let reason):
      Diagnostic(.error, "markup.schema", "the schema that is compiled in is damaged: \(reason)")
    case .outOfMemory:
      Diagnostic(.error, "markup.memory", "no memory left for writing XML")
    case .unreadableFile(let path, let code):
      Diagnostic(
        .error, "markup.unreadable-file",
        "cannot be read: \(strerror(code).map { String(cString: $0) } ?? "error \(code)")",
        at: SourceLocation(file: path))
    }
  }
}

private struct Words {
  var identifier: String
  var summary: String
  var solution: String?

  init(_ identifier: String, _ summary: String, _ solution: String? = nil) {
    self.identifier = identifier
    self.summary = summary
    self.solution = solution
  }
}

extension PageFinding.Kind {
  fileprivate var words: Words {
    switch self {
    case .syntax(let fault): fault.words
    case .schema(let fault): fault.words
    case .reference(let fault): fault.words
    case .reading(let fault): fault.words
    case .link(let fault): fault.words
    }
  }
}

extension SyntaxFault {
  fileprivate var words: Words {
    switch self {
    case .notWellFormed(let reason):
      Words("not-well-formed", "not well-formed: \(reason.shortened)")
    case .missingDoctype:
      Words("doctype", "does not begin with “<!DOCTYPE html>”", "make that its first line")
    case .documentTypeDeclarations:
      Words(
        "doctype-declarations", "the document type holds declarations",
        "write “<!DOCTYPE html>” and the characters that the entities stand for")
    case .selfClosedElement(let name):
      Words(
        "self-closed", "“<\(name)/>” is an opening tag to a browser",
        "write “<\(name)></\(name)>”")
    case .closedVoidElement(let name):
      Words("closed-void", "“</\(name)>” is not HTML", "write “<\(name)/>”")
    case .characterDataSection:
      Words("cdata", "a CDATA section is a comment to a browser", "escape the text instead")
    case .processingInstruction:
      Words("instruction", "“<?…?>” is a comment to a browser", "leave it out")
    case .prefixedElement(let name):
      Words(
        "prefix", "HTML has no prefixes: “\(name)”", "declare its namespace with “xmlns” instead")
    case .escapedRawText(let element):
      Words(
        "raw-text", "“&” inside “\(element)” is not undone by a browser",
        "write “\\u0026” and “\\u003c” in JSON")
    }
  }
}

extension SchemaFault {
  fileprivate var words: Words {
    switch self {
    case .unknownElement(let name):
      Words("unknown-element", "“\(name)” is no element of HTML")
    case .misplacedElement(let name, let parent):
      Words("misplaced-element", "“\(name)” may not stand here in “\(parent)”")
    case .misplacedText(let parent):
      Words("misplaced-text", "“\(parent)” may not hold text here")
    case .unknownAttribute("style", _):
      Words(
        "style", "“style” is blocked by the site's security policy",
        "give the element a class and style that in the theme's stylesheet")
    case .unknownAttribute(let name, let element) where name.hasPrefix("on"):
      Words(
        "event-handler", "“\(name)” on “\(element)” is blocked by the site's security policy",
        "leave it out")
    case .unknownAttribute(let name, let element):
      Words("unknown-attribute", "“\(element)” has no attribute “\(name)” here")
    case .invalidAttributeValue(let value, let attribute, let element):
      Words(
        "attribute-value",
        "“\(value.shortened)” is no value of “\(attribute)” on “\(element)”")
    case .missingAttribute(let name, let element):
      Words("missing-attribute", "“\(element)” needs the attribute “\(name)”")
    case .incompleteElement(let name):
      Words("incomplete", "“\(name)” lacks an element that it must hold")
    }
  }
}

extension ReferenceFault {
  fileprivate var words: Words {
    switch self {
    case .duplicateID(let id, let line):
      Words("duplicate-id", "the id “\(id.shortened)” is taken already in line \(line)")
    case .missingReference(let id, let attribute):
      Words(
        "missing-reference", "“\(attribute)” names the id “\(id.shortened)”, which nothing has")
    }
  }
}

extension ReadingFault {
  fileprivate var words: Words {
    switch self {
    case .missingLanguage:
      Words("language", "“html” has no “lang”", "add lang=\"en\", or whatever it is")
    case .contradictoryLanguage(let language, let other):
      Words("language", "“lang” says “\(language)” and “xml:lang” says “\(other)”")
    case .missingTitle: Words("title", "the page has no title")
    case .missingAlternativeText:
      Words(
        "alt", "“img” has no “alt”",
        "add alt=\"…\" with what the picture shows, or alt=\"\" where it only decorates")
    case .missingImageSize(let attribute):
      Words(
        "image-size", "“img” has no “\(attribute)” in whole pixels",
        "add the picture's own width and height, so that nothing moves when it arrives")
    case .missingMainHeading: Words("main-heading", "the page has no “h1”")
    case .repeatedMainHeading(let line):
      Words("main-heading", "a second “h1”; the first is in line \(line)", "make it an “h2”")
    case .skippedHeadingLevel(0, let level):
      Words("heading-order", "the first heading is “h\(level)”", "begin with the “h1”")
    case .skippedHeadingLevel(let from, let to):
      Words("heading-order", "“h\(to)” follows “h\(from)”", "make it an “h\(from + 1)”")
    case .missingAccessibleName(let element):
      Words(
        "accessible-name", "“\(element)” has nothing to read out",
        "add text, a picture with “alt”, or “aria-label”")
    case .nestedControl(let name, let outer):
      Words("nested-control", "“\(name)” inside “\(outer)”: a browser takes them apart")
    }
  }
}

extension LinkFault {
  fileprivate var words: Words {
    switch self {
    case .missingFile(let path, let nearest):
      Words(
        "missing-file", "links to “\(path.shortened)”, which does not exist",
        nearest.map { "did you mean “\($0)”?" })
    case .missingFragment(let id, let page):
      Words("missing-fragment", "no element of “\(page)” has the id “\(id.shortened)”")
    case .rootedLink(let link):
      Words(
        "rooted-link", "“\(link.shortened)” breaks when the site is not at its host's root",
        "make it relative to the page")
    case .escapingLink(let link):
      Words("escaping-link", "“\(link.shortened)” leads out of the site")
    case .folderLink(let link):
      Words(
        "folder-link", "“\(link.shortened)” names a folder, which shows no page without a server",
        "add “index.html”")
    case .emptyLink(let attribute): Words("empty-link", "“\(attribute)” is empty")
    case .malformedLink(let link):
      Words(
        "malformed-link", "“\(link.shortened)” is not percent-encoded as a URL must be")
    case .forbiddenScheme(let scheme, let link):
      Words(
        "scheme", "“\(scheme.shortened):” is no scheme for a link: “\(link.shortened)”",
        "where the colon belongs to a file's name, begin with “./”")
    case .externalResource(let link):
      Words(
        "external-resource",
        "“\(link.shortened)” is not part of the site; its security policy blocks it",
        "put the file into the theme's folder")
    case .malformedSourceSet(let candidate):
      Words("source-set", "browsers leave “\(candidate.shortened)” out of “srcset”")
    }
  }
}

extension String {
  /// The text in one line of at most 80 characters.
  fileprivate var shortened: String {
    let line = map { $0.isNewline ? " " : $0 }
    return line.count <= 80 ? String(line) : String(line.prefix(79)) + "…"
  }
}
