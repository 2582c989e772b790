import CollectionLayout
import Diagnostics
import JSON5
import LayoutCSS
import LayoutNotation
import Testing

@testable import Gallery

@Suite("An album's page is laid out from its pictures' extents alone")
struct AlbumLayoutTests {
  /// One of each screen that people look with.
  static let viewports = [
    CGSize(width: 390, height: 760), CGSize(width: 820, height: 1100),
    CGSize(width: 1440, height: 780), CGSize(width: 2560, height: 1300),
  ]

  @Test("a picture is as wide as it must be to cover its place", arguments: viewports)
  func coversPlace(viewport: CGSize) throws {
    let sample = SampleSite(SampleSite.photos(5), layout: .preset(.grid, PresetOptions()))
    let layout = try #require(try sample.layouts()[[]])
    let part = layout.sections[0].parts[0]
    let slot = part.markup.slotSize(at: 0, viewport: viewport)
    for ratio in [0.5, 1, 1.5, 3] {
      let width = part.pictureWidth(of: 0, aspectRatio: ratio, viewport: viewport)
      #expect(width >= slot.width && width / ratio >= slot.height - 0.01)
      #expect(abs(width - slot.width) < 0.01 || abs(width / ratio - slot.height) < 0.01)
    }
  }

  @Test("what is in sight at first is counted on the largest screen")
  func firstSight() throws {
    let sample = SampleSite(SampleSite.photos(100), layout: .preset(.grid, PresetOptions()))
    let part = try #require(try sample.layouts()[[]]).sections[0].parts[0]
    // On 1024 × 1366: three columns of 306.67 px, rows of about 205 to 307 px.
    #expect(part.itemsAtFirstSight.lowerBound == 0)
    #expect((12...21).contains(part.itemsAtFirstSight.count))
  }

  @Test("an impossible layout is reported at its place in the notation")
  func impossibleLayout() throws {
    let text = """
      { group: { axis: "horizontal", width: "fractionalWidth(1)", height: "absolute(100)",
        subitems: [{ width: "fractionalWidth(1)", height: "fractionalHeight(1)",
          supplementaryItems: [
            { elementKind: "badge", width: "absolute(9)", height: "absolute(9)", containerAnchor: { edges: ["top"] } },
            { elementKind: "badge", width: "absolute(9)", height: "absolute(9)", containerAnchor: { edges: ["top"] } },
          ] }] } }
      """
    let reader = JSON5Reader(file: "gallery.json5")
    let document = try JSON5Document.parse(Array(text.utf8), file: "gallery.json5")
    let notation = try #require(reader.root(of: document).sectionNotation())
    #expect(reader.diagnostics == [])
    let sample = SampleSite(layout: .notation(notation))
    let error = #expect(throws: AlbumLayoutError.self) { try sample.layouts() }
    let message = try #require(error).diagnostic.description
    #expect(
      message.hasPrefix(
        "gallery.json5:1:10: error: the layout of section 1 of “Coast” is impossible\n"))
  }
}
