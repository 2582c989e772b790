import Diagnostics
import Testing

@testable import JSON5

struct JSON5ReaderTests {
  enum Sort: String, CaseIterable {
    case date, name
    case newest = "-date"
  }

  struct Layout: Equatable {
    var preset: String?
    var columns: Int?
    var spacing: Double?
  }

  struct Gallery: Equatable {
    var title: String?
    var isPublic: Bool?
    var sort: Sort?
    var layouts: [Layout]
  }

  private func read(_ text: String) throws -> (gallery: Gallery?, messages: [String]) {
    let reader = JSON5Reader(file: "gallery.json5")
    let gallery = reader.root(of: try parse(text)).object { fields in
      Gallery(
        title: fields["title"]?.string(),
        isPublic: fields["public"]?.bool(),
        sort: fields["sort"]?.choice(),
        layouts: fields["sections"]?.list { $0.object(layout) } ?? [])
    }
    return (gallery, reader.diagnostics.map(\.description))
  }

  private func layout(_ fields: JSON5Fields) -> Layout? {
    guard let preset = fields.required("preset") else { return nil }
    return Layout(
      preset: preset.string(),
      columns: fields["columns"]?.integer(in: 1...24),
      spacing: fields["spacing"]?.number(in: 0...))
  }

  @Test func readsWhatIsRight() throws {
    let (gallery, messages) = try read(
      """
      { title: "Coast", public: true, sort: "-date",
        sections: [ { preset: "grid", columns: 3, spacing: 0.5 }, { preset: "list" } ] }
      """)
    #expect(messages == [])
    #expect(
      gallery
        == Gallery(
          title: "Coast", isPublic: true, sort: .newest,
          layouts: [
            Layout(preset: "grid", columns: 3, spacing: 0.5),
            Layout(preset: "list", columns: nil, spacing: nil),
          ]))
  }

  @Test func tellsAllFaultsInTheirOrder() throws {
    let (gallery, messages) = try read(
      """
      {
        titel: "Coast",
        sections: [
          { preset: "grid", columns: "3" },
          { columns: 0, preste: "grid" },
          { preset: "grid", spacing: -1, columns: 2.5 },
          "list",
        ],
        sort: "dates",
        public: null,
      }
      """)
    #expect(
      messages == [
        """
        gallery.json5:2:3: warning: unknown key “titel”
          at titel
          help: did you mean “title”?
        """,
        """
        gallery.json5:4:32: error: expected a number, found a string
          at sections[0].columns
        """,
        """
        gallery.json5:5:5: error: the key “preset” is missing
          at sections[1].preset
          help: is “preste” meant for it?
        """,
        """
        gallery.json5:6:32: error: expected a number from 0 up, found -1
          at sections[2].spacing
        """,
        """
        gallery.json5:6:45: error: expected a whole number, found 2.5
          at sections[2].columns
        """,
        """
        gallery.json5:7:5: error: expected an object, found a string
          at sections[3]
        """,
        """
        gallery.json5:9:9: error: “dates” cannot stand here
          at sort
          help: did you mean “date”?
        """,
        """
        gallery.json5:10:11: error: expected true or false, found null
          at public
        """,
      ])
    #expect(gallery?.layouts.count == 2)
  }

  @Test func tellsOfAKeyThatComesTwiceAndTakesTheLast() throws {
    let (gallery, messages) = try read("{ title: \"a\", title: \"b\" }")
    #expect(gallery?.title == "b")
    #expect(
      messages == [
        """
        gallery.json5:1:15: warning: the key “title” comes again and takes the place of the first
          at title
          help: remove one of them
        """
      ])
  }

  @Test(arguments: [
    ("Infinity", "a finite number, found Infinity"),
    ("-Infinity", "a finite number, found -Infinity"),
    ("NaN", "a finite number, found NaN"), ("1e999", "a finite number, found Infinity"),
    ("[1]", "a number, found a list"), ("{}", "a number, found an object"),
  ])
  func refusesNumbersThatAreImpossible(_ text: String, _ message: String) throws {
    let reader = JSON5Reader(file: "a")
    #expect(reader.root(of: try parse(text)).number() == nil)
    #expect(reader.diagnostics.map(\.summary) == ["expected \(message)"])
  }

  @Test func writesAKeyThatIsNoWordInQuotes() throws {
    let reader = JSON5Reader(file: "a")
    _ = reader.root(of: try parse("{ 'a b': { c: 1 } }")).object { fields in
      fields["a b"]?.object { fields in fields["c"]?.string() }
    }
    #expect(reader.diagnostics.map(\.location?.keyPath) == ["[\"a b\"].c"])
  }

  @Test func namesTheKnownKeysOnceWhereNoneIsNear() throws {
    let reader = JSON5Reader(file: "a")
    _ = reader.root(of: try parse("{ sunshine: 1 }")).object { fields in
      fields.allow("width", "height")
      return fields["width"]?.number() ?? fields["size"]?.number() ?? 1
    }
    #expect(
      reader.diagnostics.map(\.solutions) == [["the keys here are “width”, “height”, “size”"]])
  }

  @Test func namesTheChoicesWhereNoneIsNear() throws {
    let (_, messages) = try read("{ sort: \"sunshine\" }")
    #expect(
      messages == [
        """
        gallery.json5:1:9: error: “sunshine” cannot stand here
          at sort
          help: choose one of “date”, “name”, “-date”
        """
      ])
  }
}
