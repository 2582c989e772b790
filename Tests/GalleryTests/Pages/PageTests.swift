import Foundation
import Images
import Mustache
import Testing

@testable import Gallery

@Suite("Pages are valid, whatever they show")
struct PageTests {
  @Test("each preset, alone and among albums", arguments: Preset.allCases)
  func everyPreset(_ preset: Preset) throws {
    var sample = SampleSite(layout: .preset(preset, PresetOptions()))
    sample.addAlbum("inner", layout: .preset(preset, PresetOptions()))
    #expect(try sample.findings() == [])
  }

  @Test("the tool's own choice", arguments: [0, 1, 2, 3, 4, 9, 130])
  func chosen(count: Int) throws {
    #expect(try SampleSite(SampleSite.photos(count)).findings() == [])
  }

  @Test("a published address makes links absolute where they must be, and only there")
  func publishedAddress() throws {
    var sample = SampleSite()
    sample.site.baseURL = "https://example.org/photos/"
    #expect(try sample.findings() == [])
    let page = try sample.text("img-1000/index.html")
    #expect(page.contains(#"<link rel="canonical" href="https://example.org/photos/img-1000/"/>"#))
    #expect(
      page.contains(
        #"<meta property="og:image" content="https://example.org/photos/images/img-1000."#))
    #expect(page.contains(#"<link rel="stylesheet" href="../assets/theme."#))
  }

  @Test("templates ask for nothing that pages do not have")
  func missingNames() throws {
    var sample = SampleSite([
      SampleSite.photo("bare"), Self.photoWithWords("Words", words: "Words"),
    ])
    sample.addAlbum("inner", layout: .preset(.list, PresetOptions()))
    let missing = try sample.files().values.flatMap { $0.rendering?.missingNames ?? [] }
    #expect(missing.map { "\($0.file): \($0.name)" } == [])
  }

  static func photoWithWords(_ name: String, words: String) -> Photo {
    let metadata = PhotoMetadata(
      title: words, caption: words, alt: words,
      captureDate: CaptureDate(year: 2024, month: 5, day: 31), camera: words, lens: words,
      exposureTime: Rational(1, over: 250), aperture: 2.8, iso: 400, focalLength: 35,
      artist: words, copyright: words, keywords: [words])
    return SampleSite.photo(name, metadata: metadata)
  }

  static let hostile = [
    #"<img src=x onerror=alert(1)>"#, #"2" http-equiv="refresh" content="0"#, "</script><script>",
    "{{title}} {{{caption}}} {{> partials/head}}", "]]> --> &amp; & &nbsp;", "\u{1}\u{B}\u{FFFE}",
    "[x](javascript:alert(1))", "line\u{2028}break\r\nreturn\ttab", "שלום \u{202E}abc 👩‍👩‍👧",
    String(repeating: "x", count: 300), String(repeating: "long words ", count: 200),
  ]

  /// A site whose words are to be replaced.
  private static let siteOfWords = Result {
    var sample = SampleSite(SampleSite.photos(2), layout: .preset(.list, PresetOptions()))
    sample.addAlbum("inner", SampleSite.photos(1))
    sample.knownLayouts = try sample.layouts()
    return sample
  }

  @Test("words of all kinds are words and nothing else", arguments: hostile)
  func hostileWords(words: String) throws {
    var sample = try Self.siteOfWords.get()
    for index in sample.site.photos.indices {
      sample.site.photos[index].metadata = Self.photoWithWords("", words: words).metadata
    }
    sample.site.title = "T\(words)"
    sample.site.author = words
    sample.site.root.title = "T\(words)"
    sample.site.root.caption = words
    sample.site.root.sections[0].title = words
    sample.site.root.sections[0].caption = words
    sample.site.root.albums[0].title = "T\(words)"
    sample.site.baseURL = "https://example.org/"
    #expect(try sample.findings() == [])
    for file in try sample.files().values where file.path.hasSuffix(".html") {
      #expect(!file.text.contains("<img src=x"))
      #expect(!file.text.contains("javascript:alert(1)\""))
      for json in file.text.matches(of: /<script[^>]*>(.*?)<\/script>/.dotMatchesNewlines()) {
        _ = try JSONSerialization.jsonObject(with: Data(json.1.utf8))
      }
    }
  }

  @Test("addresses that need encoding lead where they should")
  func encodedAddresses() throws {
    var sample = SampleSite([SampleSite.photo("100% #1 caf\u{E9}?"), SampleSite.photo("a:b")])
    sample.addAlbum("09:10 \u{1F6F6}", [SampleSite.photo("\"Heroes\" & co")])
    let findings = try sample.findings()
    #expect(findings == [], "\(findings)")
  }

  @Test("rendering twice gives the same bytes")
  func determinism() throws {
    var sample = SampleSite(SampleSite.photos(40))
    sample.addAlbum("inner")
    let first = try sample.files().mapValues(\.bytes)
    #expect(try sample.files().mapValues(\.bytes) == first)
  }

  @Test("pages of photos do not change when the album gets another, but for its neighbours'")
  func stability() throws {
    let photos = SampleSite.photos(9)
    let before = try SampleSite(photos.dropLast()).files()
    let after = try SampleSite(photos).files()
    let changed = before.keys.filter {
      $0.hasPrefix("img-") && before[$0]?.bytes != after[$0]?.bytes
    }
    #expect(changed == ["\(photos[7].slug)/index.html"])
  }

  @Test("a line of a page names the template and the photo it is from")
  func origins() throws {
    let page = try #require(try SampleSite().files()["index.html"]?.rendering)
    let lines = page.text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("alt=") && $0.contains("img-1007") }) + 1
    let origin = try #require(page.origin(ofLine: line))
    #expect(origin.file == "Templates/partials/picture.mustache")
    #expect(origin.context == "img-1007.jpg")
  }
}
