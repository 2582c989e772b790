import Diagnostics
import TestSupport
import Testing

@testable import Gallery

@Suite("The starter explains every setting")
struct StarterTests {
  static func load(_ text: String) throws -> [Diagnostic] {
    let input = try TemporaryFolder()
    try input.write(text, to: "gallery.json5")
    try input.makeFolder("my-theme")
    return GalleryConfiguration.load(input: input.path).1
  }

  @Test func itIsReadWithoutAWord() throws {
    #expect(try Self.load(GalleryConfiguration.starter) == [])
  }

  /// The starter with its settings live: those have no single space after the slashes.
  static var live: String {
    let lines = GalleryConfiguration.starter.split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      let words = line.trimmed.dropFirst(2)
      let isSetting =
        line.hasPrefix("  //") && (words.first != " " || words.hasPrefix("  "))
      return isSetting ? String(words) : String(line)
    }.joined(separator: "\n")
  }

  @Test func whatItShowsInCommentsIsReadToo() throws {
    #expect(try Self.load(Self.live) == [])
  }

  @Test func everyKeyIsInIt() throws {
    for (text, place) in [
      ("{ qqqqqq: 1 }", ""), ("{ images: { qqqqqq: 1 } }", "images"),
      ("{ sections: [ { from: \"a\", qqqqqq: 1 } ] }", "sections"),
      ("{ images: { quality: { qqqqqq: 1 } } }", "quality"),
      ("{ images: { effort: { qqqqqq: 1 } } }", "effort"),
    ] {
      let help = try #require(try Self.load(text).first { $0.identifier == "json5.unknown-key" })
      let keys = help.solutions.joined().split(separator: "“").dropFirst()
        .map { $0.prefix { $0 != "”" } }
      #expect(!keys.isEmpty, "\(place)")
      for key in keys { #expect(Self.live.contains("\(key):"), "\(place).\(key)") }
    }
  }
}
