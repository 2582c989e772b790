import Diagnostics
import Testing

@testable import JSON5

struct JSON5ErrorTests {
  @Test(arguments: [
    (
      "{\n  title: \"a\"\n  author: \"b\"\n}",
      """
      gallery.json5:3:3: error: expected “,” or “}”, found “a”
        the object begins at 1:1
        help: is a comma missing before it?
      """
    ),
    (
      "{ layout: grid }",
      """
      gallery.json5:1:11: error: the word “grid” has no quotes
        the object begins at 1:1
        help: write "grid"
      """
    ),
    (
      "{ a: True }",
      """
      gallery.json5:1:6: error: the word “True” has no quotes
        the object begins at 1:1
        help: did you mean “true”?
      """
    ),
    (
      "[1, 2",
      """
      gallery.json5:1:6: error: expected “,” or “]”, found the end of the file
        the list begins at 1:1
      """
    ),
    (
      "{ a = 1 }",
      """
      gallery.json5:1:5: error: expected “:” after the key, found “=”
        the object begins at 1:1
        help: write “:” between a key and its value
      """
    ),
    (
      "{\n # title\n}",
      """
      gallery.json5:2:2: error: expected a key, found “#”
        the object begins at 1:1
        help: a comment begins with “//”
      """
    ),
    (
      "['one\ntwo']",
      """
      gallery.json5:1:6: error: a string goes over the end of its line
        the string begins at 1:2
        help: end the string on its line, or end the line with “\\”
      """
    ),
    (
      "'C:\\1'",
      """
      gallery.json5:1:4: error: “\\” cannot stand before “1”
        the string begins at 1:1
        help: write “\\\\” for a backslash
      """
    ),
    (
      "'\\uD83D'",
      """
      gallery.json5:1:2: error: a “\\u” escape is half a character
        the string begins at 1:1
      """
    ),
    (
      "012",
      """
      gallery.json5:1:1: error: a number begins with a needless zero
        help: leave the zero out
      """
    ),
    ("", "gallery.json5:1:1: error: expected a value, found the end of the file"),
    ("1 2", "gallery.json5:1:3: error: expected the end of the file, found “2”"),
    ("1px", "gallery.json5:1:2: error: expected the end of the number, found “p”"),
    ("-", "gallery.json5:1:2: error: expected a digit, found the end of the file"),
    ("0x", "gallery.json5:1:3: error: expected a hexadecimal digit, found the end of the file"),
    ("\u{200B}1", "gallery.json5:1:1: error: expected a value, found U+200B"),
    ("/1", "gallery.json5:1:2: error: expected “//” or “/*”, found “1”"),
    (
      "1 /* a\n",
      """
      gallery.json5:2:1: error: expected “*/”, found the end of the file
        the comment begins at 1:3
      """
    ),
  ])
  func saysWhatWhereAndHowToMendIt(_ text: String, _ message: String) throws {
    let error = try #require(throws: JSON5Error.self) { try parse(text) }
    #expect(error.diagnostic.description == message)
  }

  @Test func namesThePlaceWhereTheTextStopsBeingUTF8() throws {
    let error = try #require(throws: JSON5Error.self) {
      try JSON5Document.parse(Array("{\n a: '".utf8) + [0xFF], file: "album.json5")
    }
    #expect(error.kind == .invalidUTF8)
    #expect(error.position == JSON5Position(line: 2, column: 6))
  }

  @Test(arguments: ["[", "{a:"])
  func refusesWhatIsNestedTooDeep(_ opening: String) throws {
    let text = String(repeating: opening, count: 100_000)
    let error = try #require(throws: JSON5Error.self) { try parse(text) }
    #expect(error.kind == .tooDeep(limit: JSON5Document.depthLimit))
  }

  @Test func endsOnEveryPrefixOfADocument() throws {
    let document = "{ a: [1, -0x1F, .5e+3, Infinity], 'b\\u0041\\\n': { c: null /* x */ }, } // y"
    let bytes = Array(document.utf8)
    for length in 0..<(bytes.count - 6) {
      #expect(throws: JSON5Error.self, "the first \(length) bytes") {
        try JSON5Document.parse(Array(bytes.prefix(length)), file: "a")
      }
    }
  }
}
