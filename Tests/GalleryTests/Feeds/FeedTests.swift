import Foundation
import Images
import Testing

@testable import Gallery

@Suite("Feed, site map and hosts' files")
struct FeedTests {
  static func site(_ baseURL: String?) -> SampleSite {
    let dates = [
      nil, CaptureDate(year: 2023, month: 1, day: 2),
      CaptureDate(year: 2024, month: 5, day: 31, hour: 18, minute: 4, second: 9, utcOffset: 120),
    ]
    var sample = SampleSite(
      zip(["undated", "old", "new"], dates).map { name, date in
        SampleSite.photo(name, metadata: PhotoMetadata(title: "<\(name)>", captureDate: date))
      })
    sample.addAlbum("inner", [SampleSite.photo("boat")])
    sample.site.baseURL = baseURL
    return sample
  }

  @Test("the feed has the newest photos first, those without a date last")
  func feed() throws {
    let feed = try Self.site("https://example.org/photos/").text("feed.xml")
    let titles = feed.matches(of: /<title>([^<]*)<\/title>/).map { String($0.1) }
    #expect(titles == ["Coast", "&lt;new&gt;", "&lt;old&gt;", "&lt;undated&gt;", "1970-01-01"])
    let dates = feed.matches(of: /<updated>([^<]*)<\/updated>/).map { String($0.1) }
    #expect(
      dates == [
        "2024-05-31T18:04:09+02:00", "2024-05-31T18:04:09+02:00", "2023-01-02T00:00:00Z",
        "1970-01-01T00:00:00Z", "1970-01-01T00:00:00Z",
      ])
    #expect(feed.contains("<id>https://example.org/photos/inner/boat/</id>"))
    #expect(
      feed.contains(#"<link rel="self" href="https://example.org/photos/feed.xml""#))
  }

  @Test("without a published address ids are still absolute, and links relative")
  func withoutAddress() throws {
    let sample = Self.site(nil)
    let feed = try sample.text("feed.xml")
    let ids = feed.matches(of: /<id>([^<]*)<\/id>/).map { String($0.1) }
    #expect(
      ids.allSatisfy {
        $0.hasPrefix("urn:uuid:") && UUID(uuidString: String($0.dropFirst(9))) != nil
      })
    #expect(Set(ids).count == 5)
    #expect(feed.contains(#"<link rel="alternate" href="inner/boat/index.html""#))
    #expect(try sample.text("sitemap.xml").contains("<loc>inner/boat/index.html</loc>"))
    #expect(try !sample.text("robots.txt").contains("Sitemap"))
  }

  @Test("the site map names every page and each photo's picture")
  func siteMap() throws {
    let sample = Self.site("https://example.org/photos/")
    let map = try sample.text("sitemap.xml")
    let pages = map.matches(of: /<loc>https:\/\/example.org\/photos\/([^<]*)<\/loc>/)
    #expect(
      pages.map { String($0.1) } == ["", "undated/", "old/", "new/", "inner/", "inner/boat/"])
    #expect(map.matches(of: /<image:loc>https:\/\/example.org\/photos\/images\//).count == 4)
    #expect(
      try sample.text("robots.txt").contains("Sitemap: https://example.org/photos/sitemap.xml"))
  }

  @Test("an empty site has a feed too")
  func emptySite() throws {
    let sample = SampleSite([])
    #expect(try sample.text("feed.xml").contains("<updated>1970-01-01T00:00:00Z</updated>"))
    #expect(try sample.findings() == [])
  }

  @Test("everything that a site needs is there, and nothing else")
  func paths() throws {
    let paths = try Self.site(nil).files().keys.map {
      $0.replacing(/\.[0-9a-f]{10}\.css/, with: ".#.css")
    }
    #expect(
      paths.sorted() == [
        ".nojekyll", "404.html", "_headers", "assets/index.#.css", "assets/inner.#.css",
        "assets/theme.#.css", "feed.xml", "index.html", "inner/boat/index.html",
        "inner/index.html", "new/index.html", "old/index.html", "robots.txt", "sitemap.xml",
        "undated/index.html",
      ])
  }

  @Test("hosts are told to trust nothing but the site, and to keep what never changes")
  func headers() throws {
    let headers = try Self.site(nil).text("_headers")
    #expect(headers.contains("\n  Content-Security-Policy: default-src 'self';"))
    #expect(headers.contains("\n  X-Content-Type-Options: nosniff\n"))
    #expect(
      headers.contains("/images/*\n  Cache-Control: public, max-age=31536000, immutable\n"))
  }
}
