import Diagnostics
import Images
import TestSupport
import Testing

@testable import Gallery

@Suite("gallery.json5")
struct GalleryConfigurationTests {
  static func load(_ text: String) throws -> (GalleryConfiguration, [Diagnostic]) {
    let input = try TemporaryFolder(["harbour/a.jpg": PictureHeads.jpeg])
    try input.write(text, to: "gallery.json5")
    return GalleryConfiguration.load(input: input.path)
  }

  @Test func aGalleryWithoutSettingsHasThoseThatSuitMost() throws {
    let input = try TemporaryFolder()
    let (gallery, diagnostics) = GalleryConfiguration.load(input: input.path)
    #expect(diagnostics == [])
    #expect(gallery.language == "en")
    #expect(gallery.images.encodings.map(\.format) == [.jpeg, .webp])
    #expect(gallery.images.widths == nil)
    #expect(gallery.images.colour == .sRGB)
    #expect(gallery.album.sections.isEmpty)
  }

  @Test func everyKeyIsRead() throws {
    let (gallery, diagnostics) = try Self.load(
      """
      {
        title: " Coast ", caption: "Words", author: "Ada", baseURL: "https://example.org/photos",
        language: "pt-BR", sort: "-date", layout: "grid", theme: "harbour",
        sections: [
          { title: "Office", caption: "Busy", from: "office/*", layout: "carousel" },
          { from: ["a.jpg", "b/**"], layout: {
              preset: "grid", columns: { compact: 2, regular: 4 }, spacing: 0,
              aspectRatio: 1.5 } },
          { from: "c", layout: { preset: "list", columns: 3, rowHeight: 240 } },
          { from: "d", layout: { group: {
              axis: "horizontal", width: "fractionalWidth(1)", height: "absolute(200)",
              subitems: [ { width: "fractionalWidth(0.5)", height: "fractionalHeight(1)" } ] } } },
        ],
        images: { formats: ["avif", "jpeg"], quality: { avif: 40, jpeg: 90, webp: 70 },
                  effort: { avif: 5, webp: 1 }, widths: [960, 480, 960], colour: "p3",
                  maxPixels: 1e8 },
      }
      """)
    #expect(diagnostics == [])
    #expect(gallery.album.title == "Coast")
    #expect(gallery.album.caption == "Words")
    #expect(gallery.author == "Ada")
    #expect(gallery.baseURL == "https://example.org/photos/")
    #expect(gallery.language == "pt-BR")
    #expect(gallery.album.sort == .dateReversed)
    #expect(gallery.theme?.hasSuffix("/harbour") == true)
    #expect(
      gallery.album.sections.map { $0.from.map(\.glob.text) } == [
        ["office/*"], ["a.jpg", "b/**"], ["c"], ["d"],
      ])
    #expect(gallery.album.sections.map(\.title) == ["Office", nil, nil, nil])
    #expect(gallery.album.sections[0].layout?.preset?.name == .carousel)
    let options = try #require(gallery.album.sections[1].layout?.preset?.options)
    #expect(options.columns == ByWidth(compact: 2, regular: 4))
    #expect(options.spacing == 0)
    #expect(options.aspectRatio == 1.5)
    let list = try #require(gallery.album.sections[2].layout?.preset?.options)
    #expect(list.columns == ByWidth(compact: 3, regular: 3))
    #expect(list.rowHeight == 240)
    #expect(
      gallery.images.encodings == [
        DerivativeEncoding(.jpeg, quality: 90), DerivativeEncoding(.avif, quality: 40, effort: 5),
      ])
    #expect(gallery.album.sections[3].layout?.isNotation == true)
    #expect(gallery.images.widths == [480, 960])
    #expect(gallery.images.colour == .displayP3)
    #expect(gallery.images.maxPixels == 100_000_000)
  }

  static let faults: [(text: String, message: String)] = [
    (
      "{\n  titel: \"Coast\",\n}",
      """
      gallery.json5:2:3: warning: unknown key “titel”
        at titel
        help: did you mean “title”?
      """
    ),
    (
      "{ sections: [ { from: \"harbour/*\", layout: { preset: \"grid\", colums: 3 } } ] }",
      """
      gallery.json5:1:62: warning: unknown key “colums”
        at sections[0].layout.colums
        help: did you mean “columns”?
      """
    ),
    (
      "{ sections: [ { from: \"a\", layout: \"gird\" } ] }",
      """
      gallery.json5:1:36: error: “gird” cannot stand here
        at sections[0].layout
        help: did you mean “grid”?
      """
    ),
    (
      "{ layout: { preset: \"grid\", rowHeight: 240 } }",
      """
      gallery.json5:1:29: warning: unknown key “rowHeight”
        at layout.rowHeight
        help: the keys here are “preset”, “columns”, “spacing”, “aspectRatio”
      """
    ),
    (
      "{ layout: { presset: \"grid\" } }",
      """
      gallery.json5:1:11: error: the key “preset” is missing
        at layout.preset
        help: is “presset” meant for it?
      """
    ),
    (
      "{ layout: {\n group: { axis: \"horizontal\", width: \"absolute(9)\","
        + "height: \"absolute(2)\", subitems: [{ width: \"absolute(9)\", "
        + "height: \"absolute(2)\" }] },\n interGruopSpacing: 3 } }",
      """
      gallery.json5:3:2: warning: unknown key “interGruopSpacing”
        at layout.interGruopSpacing
        help: did you mean “interGroupSpacing”?
      """
    ),
    (
      "{ layout: { preset: \"grid\", columns: 0 } }",
      """
      gallery.json5:1:38: error: expected a number from 1 to 24, found 0
        at layout.columns
      """
    ),
    (
      "{ sort: 7 }",
      """
      gallery.json5:1:9: error: expected a string, found a number
        at sort
      """
    ),
    (
      "{ sections: [ { title: \"A\" } ] }",
      """
      gallery.json5:1:15: error: the key “from” is missing
        at sections[0].from
      """
    ),
    (
      "{ sections: [ { from: \"../secret/*\" } ] }",
      """
      gallery.json5:1:23: error: “../secret/*” leads out of the album
        at sections[0].from
        help: name pictures relative to the folder of this file, without “..”
      """
    ),
    (
      "{ baseURL: \"example.org\" }",
      """
      gallery.json5:1:12: error: “example.org” is not the address of a folder on the web
        at baseURL
        help: write it like https://example.org/photos/
      """
    ),
    (
      "{ language: \"English please\" }",
      """
      gallery.json5:1:13: error: “English please” is not a language tag
        at language
        help: write it like en, pt-BR or zh-Hant
      """
    ),
    (
      "{ theme: \"harbor\" }",
      """
      gallery.json5:1:10: error: there is no folder “harbor” for the theme
        at theme
        help: did you mean “harbour”?
      """
    ),
    (
      "{ images: { widths: [] } }",
      """
      gallery.json5:1:21: error: the list must hold something
        at images.widths
      """
    ),
    (
      "{ images: { quality: { jpeg: NaN } } }",
      """
      gallery.json5:1:30: error: expected a number from 1 to 100, found NaN
        at images.quality.jpeg
      """
    ),
    (
      "{ slug: \"../pwned\" }",
      """
      gallery.json5:1:3: warning: unknown key “slug”
        at slug
        help: the keys here are “title”, “caption”, “sort”, “sections”, “layout”, “author”, \
      “baseURL”, “language”, “images”, “theme”
      """
    ),
    (
      "{ title: \"Coast\" ",
      """
      gallery.json5:1:18: error: expected “,” or “}”, found the end of the file
        the object begins at 1:1
      """
    ),
    (
      "[]",
      """
      gallery.json5:1:1: error: expected an object, found a list
      """
    ),
  ]

  @Test(arguments: faults)
  func aFaultIsReportedWithItsPlace(text: String, message: String) throws {
    let (_, diagnostics) = try Self.load(text)
    #expect(diagnostics.map(\.description) == [message])
  }

  @Test func settingsThatCannotBeReadAreAnError() throws {
    let input = try TemporaryFolder()
    try input.makeFolder("gallery.json5")
    let (_, diagnostics) = GalleryConfiguration.load(input: input.path)
    #expect(
      diagnostics.map(\.description) == [
        "gallery.json5: error: the settings cannot be read: is a directory"
      ])
  }

  static let addresses: [(text: String, normalised: String?)] = [
    ("https://example.org", "https://example.org/"),
    ("https://example.org/a/b/", "https://example.org/a/b/"),
    ("HTTP://localhost:8080/x", "http://localhost:8080/x/"),
    ("https://bücher.example/fotos", "https://bücher.example/fotos/"),
    ("https://example.org/?a=b", nil), ("https://example.org/#a", nil), ("ftp://example.org", nil),
    ("//example.org", nil), ("https://", nil), ("https:///a", nil), ("https://a b", nil),
    ("https://a\"b", nil), ("javascript:alert(1)", nil), ("https://:80/", nil),
  ]

  @Test(arguments: addresses)
  func anAddressIsBroughtIntoOneForm(text: String, normalised: String?) {
    #expect(BaseURL.normalised(text) == normalised)
  }
}

extension SectionLayoutChoice {
  /// Is written in the layout notation.
  var isNotation: Bool { if case .notation = self { true } else { false } }

  /// The preset and its options, where it is one.
  var preset: (name: Preset, options: PresetOptions)? {
    if case .preset(let name, let options) = self { (name, options) } else { nil }
  }
}
