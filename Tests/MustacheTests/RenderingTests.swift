import Diagnostics
import Testing

@testable import Mustache

struct RenderingTests {
  @Test(arguments: [
    ("{{x}}", "a & b < c > d \" e ' f", "a &amp; b &lt; c &gt; d &quot; e &#39; f"),
    ("{{{x}}}", "<b>&</b>", "<b>&</b>"), ("{{&x}}", "<b>&</b>", "<b>&</b>"),
    ("{{x}}", "a\u{0}b\u{1F}c\u{7F}\u{FFFE}\u{FFFF}\u{FFFD}，", "a�b�c\u{7F}���，"),
    ("{{x}}", "tab\tline\ncr\r", "tab\tline\ncr\r"),
    ("{{x}}", "é😀", "é😀"), ("{{x}}", "", ""),
  ])
  func escapesText(_ template: String, _ text: String, _ expected: String) throws {
    #expect(try render(template, ["x": .string(text)]) == expected)
  }

  /// Eight bytes are looked at together: every byte value at every place in and after a word.
  @Test(arguments: 0..<18) func escapesEveryByteAtEveryPlace(_ place: Int) throws {
    let replacements: [UInt8: String] = [
      0x22: "&quot;", 0x26: "&amp;", 0x27: "&#39;", 0x3C: "&lt;", 0x3E: "&gt;",
    ]
    let before = String(repeating: "ï", count: place / 2) + (place % 2 == 1 ? "?" : "")
    for byte in UInt8(0)..<0x80 {
      let character = String(Unicode.Scalar(byte))
      let isControl = byte < 0x20 && ![0x09, 0x0A, 0x0D].contains(byte)
      let expected = replacements[byte] ?? (isControl ? "\u{FFFD}" : character)
      for after in ["", "=", "!#%;?@\u{80}ÿ"] {
        #expect(
          try render("{{x}}", ["x": .string(before + character + after)])
            == before + expected + after)
      }
    }
  }

  @Test func writesMarkupAsItIs() throws {
    #expect(
      try render("{{x}}|{{{x}}}", ["x": .markup("<b>&amp;</b>")]) == "<b>&amp;</b>|<b>&amp;</b>")
  }

  @Test(arguments: [
    (MustacheValue.null, false), (.bool(false), false), (.bool(true), true), (.string(""), false),
    (.string("0"), true), (.markup(""), false), (.markup("x"), true), (.list([]), false),
    (.list([.null]), true), (.object([:]), true),
  ])
  func aSectionShowsItsContentForWhatIsTrue(_ value: MustacheValue, _ isTrue: Bool) throws {
    #expect(try render("{{#x}}yes{{/x}}{{^x}}no{{/x}}", ["x": value]) == (isTrue ? "yes" : "no"))
  }

  @Test func takesAByteOrderMarkAsNothing() throws {
    let library = TemplateLibrary(files: ["page": "\u{FEFF}{{>part}}", "part": "\u{FEFF}a"])
    #expect(try library.render("page", [:]).utf8 == Array("a".utf8))
  }

  @Test func laterMembersTakeThePlaceOfEarlierOnes() {
    var object: MustacheObject = ["a": "1", "b": "2", "a": "3"]
    #expect(object["a"] == "3")
    object["b"] = nil
    #expect(object == ["a": "3"])
  }

  // MARK: - Origins

  private func origins(
    _ files: [String: String], _ context: MustacheObject
  ) throws -> [String] {
    let rendering = try TemplateLibrary(files: files).render("page", context)
    let lines = rendering.text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { index in
      guard let origin = rendering.origin(ofLine: index + 1) else { return nil }
      let context = origin.context.map { " (\($0))" } ?? ""
      return "\(lines[index]) ← \(origin.file):\(origin.line)\(context)"
    }
  }

  @Test func knowsTheTemplateLineOfEachOutputLine() throws {
    let origins = try origins(
      [
        "page": "one\n{{! away }}\n{{#yes}}\nthree {{x}}\n{{/yes}}\n  {{>part}}\n{{x}}\nlast",
        "part": "a\n{{x}}b\n",
      ],
      ["yes": true, "x": "p\nq"])
    #expect(
      origins == [
        "one ← page:1", "three p ← page:4", "q ← page:4", "  a ← part:1", "  p ← part:2",
        "qb ← part:2", "p ← page:7", "q ← page:7", "last ← page:8",
      ])
  }

  @Test func knowsTheInnermostLabelledObjectOfEachOutputLine() throws {
    let photos = ["a.jpg", "b.jpg"].map { name in
      MustacheValue.object(
        MustacheObject(origin: name, ["name": .string(name), "facts": ["f": "8"]]))
    }
    let origins = try origins(
      [
        "page":
          "<ul>\n{{#photos}}\n<li>\n{{#facts}}\n{{f}}\n{{/facts}}\n</li>\n{{/photos}}\n</ul>\n"
      ],
      MustacheObject(origin: "album", ["photos": .list(photos)]))
    #expect(
      origins == [
        "<ul> ← page:1 (album)",
        "<li> ← page:3 (a.jpg)", "8 ← page:5 (a.jpg)", "</li> ← page:7 (a.jpg)",
        "<li> ← page:3 (b.jpg)", "8 ← page:5 (b.jpg)", "</li> ← page:7 (b.jpg)",
        "</ul> ← page:9 (album)",
      ])
  }

  @Test func knowsThatAnArgumentIsFromTheTemplateItIsWrittenIn() throws {
    let origins = try origins(
      [
        "page": "{{<base}}\n{{$main}}\n<main>\n</main>\n{{/main}}\n{{/base}}\n",
        "base": "<body>\n  {{$main}}\n  {{/main}}\n</body>\n",
      ], [:])
    #expect(
      origins == [
        "<body> ← base:1", "  <main> ← page:3", "  </main> ← page:4", "</body> ← base:4",
      ])
  }

  @Test func hasNoOriginOutsideTheOutput() throws {
    let rendering = try TemplateLibrary(files: ["page": "a\nb\n"]).render("page", [:])
    #expect(rendering.origin(ofLine: 0) == nil)
    #expect(rendering.origin(ofLine: 2) == RenderOrigin(file: "page", line: 2))
    #expect(rendering.origin(ofLine: 3) == nil)
  }

  // MARK: - Missing names

  @Test func collectsNamesThatNothingHas() throws {
    let files = [
      "page.mustache": "{{title}}\n{{#photos}}{{titel}}{{alt}}{{/photos}}{{^nothing}}{{/nothing}}"
    ]
    let rendering = try TemplateLibrary(files: files).render(
      "page", ["title": "T", "photos": [["alt": .null], ["alt": "x"]]])
    #expect(
      rendering.missingNames.map(\.diagnostic.description) == [
        """
        page.mustache:2:12: warning: nothing is called “titel” here
          help: did you mean “title”?
        """,
        "page.mustache:2:39: warning: nothing is called “nothing” here",
      ])
  }

  private func render(_ template: String, _ object: MustacheObject) throws -> String {
    try TemplateLibrary(files: ["page": template]).render("page", object).text
  }
}
