import Foundation
import Images
import Testing

@testable import Gallery

@Suite("An album's page")
struct AlbumPageTests {
  @Test("shows albums after an opening banner and before other photos")
  func order() throws {
    var sample = SampleSite()
    sample.addAlbum("inner")
    let page = try sample.text("index.html")
    let kinds = page.matches(of: /<section class="([a-z]+)"/).map { String($0.1) }
    #expect(kinds == ["banner", "albums", "justified"])
  }

  @Test("gives its own photos ids, once, and lets those of other albums have none")
  func identifiers() throws {
    var sample = SampleSite(SampleSite.photos(4), layout: .preset(.grid, PresetOptions()))
    sample.addAlbum("inner", [SampleSite.photo("boat")])
    sample.site.root.sections.append(
      GallerySection(photos: [0, 4], layout: .preset(.grid, PresetOptions())))
    let page = try sample.text("index.html")
    let ids = page.matches(of: /<li id="([^"]+)"/).map { String($0.1) }
    #expect(ids == ["img-1000", "img-1007", "img-1014", "img-1021"])
    #expect(page.contains(#"href="inner/boat/index.html""#))
    #expect(try sample.findings() == [])
  }

  @Test("fetches what is in sight at once, the first picture before all, and the rest when needed")
  func loading() throws {
    let page = try SampleSite(SampleSite.photos(120)).text("index.html")
    let pictures = page.matches(of: /<img [^>]+>/).map { String($0.0) }
    #expect(pictures.count == 120)
    #expect(pictures.filter { $0.contains(#"fetchpriority="high""#) } == [pictures[0]])
    let firstLazy = try #require(pictures.firstIndex { $0.contains(#"loading="lazy""#) })
    #expect((2...40).contains(firstLazy))
    #expect(pictures[firstLazy...].allSatisfy { $0.contains(#"loading="lazy""#) })
  }

  @Test("names pictures without words by their number, never by their file")
  func alternativeTexts() throws {
    var sample = SampleSite(SampleSite.photos(4))
    sample.site.photos[1].metadata.title = "Harbour"
    sample.site.photos[2].metadata.alt = "Boats at low tide"
    sample.site.photos[2].metadata.title = "Low tide"
    let page = try sample.text("index.html")
    let texts = page.matches(of: /alt="([^"]*)"/).map { String($0.1) }
    #expect(texts == ["Photograph 1", "Harbour", "Boats at low tide", "Photograph 4"])
  }

  @Test("names scrollers and lets the keyboard reach them")
  func scrollers() throws {
    var sample = SampleSite(layout: .preset(.carousel, PresetOptions()))
    #expect(
      try sample.text("index.html").contains(
        #" tabindex="0" role="group" aria-label="Photographs">"#))
    sample.site.root.sections[0].title = "Harbours & boats"
    #expect(
      try sample.text("index.html").contains(
        #" tabindex="0" role="group" aria-label="Harbours &amp; boats">"#))
  }

  @Test("spells placeholders' colours in digits, but not behind transparent pictures")
  func placeholders() throws {
    var photos = [SampleSite.photo("opaque"), SampleSite.photo("glass")]
    photos[0].placeholder = 0x00_80_FF
    photos[1].derivatives = photos[1].derivatives.map { file in
      var file = file
      if file.format == .jpeg { file.format = .png }
      return file
    }
    let page = try SampleSite(photos).text("index.html")
    #expect(page.contains(/<li id="opaque" class="[^"]*r0 g8 bf"/))
    #expect(!page.contains(/<li id="glass" class="[^"]*r[0-9a-f] g/))
  }

  @Test("of 200 photos weighs no more than 20 KB with its style sheets, compressed")
  func weight() throws {
    let files = try SampleSite(SampleSite.photos(200)).files()
    let parts = files.values.filter { $0.path == "index.html" || $0.path.hasSuffix(".css") }
    #expect(parts.count == 3)
    let sizes = try parts.map { try Self.compressedSize($0.bytes) }
    #expect(sizes.reduce(0, +) <= 20_480)
    let page = try #require(files["index.html"]).text
    #expect(page.matches(of: /<script/).count == page.matches(of: /application\/ld\+json/).count)
  }

  /// What `gzip -9` makes of bytes, in bytes.
  private static func compressedSize(_ bytes: [UInt8]) throws -> Int {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/gzip")
    process.arguments = ["-9", "-n"]
    let input = Pipe(), output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    DispatchQueue.global().async {
      input.fileHandleForWriting.write(Data(bytes))
      try? input.fileHandleForWriting.close()
    }
    let compressed = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return compressed.count
  }
}
