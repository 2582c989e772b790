import Diagnostics
import Testing

@testable import Mustache

struct MustacheErrorTests {
  @Test(arguments: [
    (
      "<ul>\n  {{#photos}}\n  <li>{{title}}</li>\n</ul>",
      """
      album.mustache:2:3: error: “{{#photos}}” has no end
        help: write “{{/photos}}” where it ends
      """
    ),
    (
      "{{#photos}}{{#caption}}\n{{/photos}}{{/caption}}",
      """
      album.mustache:2:1: error: expected “{{/caption}}”, found “{{/photos}}”
        “{{#caption}}” begins at 1:12
      """
    ),
    ("é{{/photos}}", "album.mustache:1:2: error: “{{/photos}}” ends nothing: no section is open"),
    (
      "a\n<p>{{title</p>\n<p>{{caption}}</p>",
      """
      album.mustache:2:4: error: a tag has no end
        help: end it with “}}”
      """
    ),
    (
      "{{{title}}",
      """
      album.mustache:1:1: error: a tag has no end
        help: end it with “}}}”
      """
    ),
    (
      "{{! a comment",
      """
      album.mustache:1:1: error: a tag has no end
        help: end it with “}}”
      """
    ),
    (
      "{{#a}}\n{{ }}{{/a}}",
      """
      album.mustache:2:1: error: a tag has no name
        “{{#a}}” begins at 1:1
      """
    ),
    ("{{> }}", "album.mustache:1:1: error: a tag has no name"),
    ("{{photo title}}", "album.mustache:1:1: error: “photo title” cannot be a name"),
    ("{{photo..title}}", "album.mustache:1:1: error: “photo..title” cannot be a name"),
    ("{{#a.}}{{/a.}}", "album.mustache:1:1: error: “a.” cannot be a name"),
    (
      "{{=<%=}}",
      """
      album.mustache:1:1: error: a set-delimiter tag must hold two delimiters
        help: write them with a blank between, and without “=”: {{=<% %>=}}
      """
    ),
    (
      "{{=<% %>=}}\n<%#a%>",
      """
      album.mustache:2:1: error: “<%#a%>” has no end
        help: write “<%/a%>” where it ends
      """
    ),
    (
      "\n  {{> partials/haed}}",
      """
      album.mustache:2:3: error: no template is called “partials/haed”
        help: did you mean “partials/head”?
      """
    ),
    (
      "{{#a}}{{<nowhere}}{{/nowhere}}{{/a}}",
      "album.mustache:1:7: error: no template is called “nowhere”"
    ),
  ])
  func saysWhatWhereAndHowToMendIt(_ text: String, _ message: String) throws {
    let library = TemplateLibrary(files: [
      "album.mustache": text, "partials/head.mustache": "<head></head>",
    ])
    #expect(library.faults.map(\.diagnostic.description) == [message])
    let error = try #require(throws: MustacheError.self) {
      try library.render("album", ["a": true])
    }
    #expect(error == library.faults.first)
  }

  @Test func tellsTheFaultsOfAllTemplatesByFile() {
    let library = TemplateLibrary(files: [
      "b.mustache": "{{x", "a.mustache": "{{>c}}\n{{>d}}", "good.mustache": "{{x}}",
    ])
    #expect(
      library.faults.map(\.diagnostic.summary) == [
        "no template is called “c”", "no template is called “d”", "a tag has no end",
      ])
  }

  @Test func throwsTheFaultOfAPartialThatIsUsed() throws {
    let library = TemplateLibrary(files: ["page.mustache": "{{>part}}", "part.mustache": "\n{{x"])
    let error = try #require(throws: MustacheError.self) { try library.render("page", [:]) }
    #expect(error.file == "part.mustache")
    #expect(error.place == TemplatePlace(line: 2, column: 1))
  }

  @Test func throwsForATemplateThatDoesNotExist() throws {
    let error = try #require(throws: MustacheError.self) {
      try TemplateLibrary(files: [:]).render("page", [:])
    }
    #expect(error.diagnostic.description == "page: error: no template is called “page”")
  }

  @Test(arguments: [
    ["page": "{{>page}}"], ["page": "\n{{>a}}", "a": "{{>b}}", "b": "{{>a}}{{>a}}"],
    ["page": "{{#x}}{{>page}}{{/x}}"], ["page": "{{<page}}{{/page}}"],
    ["page": "{{>*name}}"],
  ])
  func endsRecursionWithoutEnd(_ files: [String: String]) throws {
    let error = try #require(throws: MustacheError.self) {
      try TemplateLibrary(files: files).render("page", ["x": true, "name": "page"])
    }
    #expect(error.kind == .endlessRecursion(limit: Renderer.depthLimit))
  }

  @Test func aBlockInTheArgumentForItselfIsItsOwnDefault() throws {
    let library = TemplateLibrary(files: [
      "page": "{{<base}}{{$a}}[{{$a}}x{{/a}}]{{/a}}{{/base}}", "base": "{{$a}}d{{/a}}",
    ])
    #expect(try library.render("page", [:]).text == "[x]")
  }

  @Test func refusesSectionsNestedTooDeep() {
    let text = String(repeating: "{{#a}}", count: 100_000)
    #expect(
      TemplateLibrary(files: ["page": text]).faults.map(\.kind)
        == [.tooDeep(limit: TemplateCompiler.depthLimit)])
  }

  @Test func endsOnEveryPrefixOfATemplate() {
    let text = "{{#a}}é{{{b}}}{{/a}}{{=<% %>=}}<%^c%><%> d%><%/c%><%!x%><%<e%><%$f%><%/f%><%/e%>"
    for length in 0...text.unicodeScalars.count {
      let prefix = String(String.UnicodeScalarView(text.unicodeScalars.prefix(length)))
      let library = TemplateLibrary(files: ["page": prefix], unknownPartials: .empty)
      #expect((try? library.render("page", [:])) != nil || library.faults.count == 1)
    }
  }
}
