import CollectionLayout
import LayoutCSS
import Testing

@Suite("The sizes attribute")
struct SizesAttributeTests {
  @Test func itSaysTheSlotsWidthRoundedUp() throws {
    for layout in [
      SampleLayouts.floorGrid(), SampleLayouts.waterfall(SampleLayouts.ratios(60)),
      UICollectionViewCompositionalLayout(section: SampleLayouts.mosaic()),
      UICollectionViewCompositionalLayout(
        section: SampleLayouts.justified(SampleLayouts.ratios(60))),
    ] {
      let section = try layout.compiled(60).sections[0]
      var wrong: [String] = []
      for item in stride(from: 0, to: 60, by: 11) {
        let sizes = try Sizes(section.sizes(at: item))
        for width in stride(from: 200, through: 3840, by: 9) {
          let size = CGSize(width: Double(width), height: 1000)
          let slot = section.slotSize(at: item, viewport: size).width
          let said = try sizes.width(in: size)
          if said < slot - 1e-6 || said > slot + 1.02 + size.width / 1000 {
            wrong.append("\(said) for \(slot) at \(width), item \(item)")
          }
        }
      }
      #expect(wrong.prefix(5) == [])
    }
  }

  @Test func piecesOfOneWidthShareAnEntry() throws {
    let section = try SampleLayouts.waterfall(SampleLayouts.ratios(60)).compiled(60).sections[0]
    let lengths = section.sizes(at: 0).split(separator: ",").map { $0.drop { $0 != " " } }
    #expect(lengths.count > 2)
    #expect(zip(lengths, lengths.dropFirst()).filter { $0 == $1 }.map { "\($0)" } == [])
  }

  @Test func aSlotAsWideAsTheWindowIsSaidInOneWord() throws {
    #expect(try SampleLayouts.banner().compiled(1).sections[0].sizes(at: 0) == "100vw")
  }
}

/// What a browser makes of a `sizes` attribute of the forms we print.
struct Sizes {
  private var entries: [(maxWidth: Double, maxHeight: Double, vw: Double, px: Double)] = []

  init(_ text: String) throws {
    for entry in text.split(separator: ",") {
      let match = try #require(
        entry.wholeMatch(
          of:
            /(?:\(max-height:([\d.]+)px\) ?(?:and )?)?(?:\(max-width:([\d.]+)px\) )?(?:calc\(([\d.]+)vw ([+-]) ([\d.]+)px\)|([\d.]+)vw|([\d.]+)px)/
        ), "\(entry)")
      let number = { (text: Substring?) in text.flatMap { Double($0) } }
      let sign = match.4 == "-" ? -1.0 : 1
      entries.append(
        (
          number(match.2) ?? .infinity, number(match.1) ?? .infinity,
          number(match.3) ?? number(match.6) ?? 0,
          number(match.5).map { $0 * sign } ?? number(match.7) ?? 0
        ))
    }
  }

  func width(in window: CGSize) throws -> Double {
    let entry = try #require(
      entries.first { window.width <= $0.maxWidth && window.height <= $0.maxHeight })
    return entry.vw / 100 * window.width + entry.px
  }
}
