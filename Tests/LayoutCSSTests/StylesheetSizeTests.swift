import CollectionLayout
import LayoutCSS
import Testing

@Suite("A stylesheet does not know how many items there are")
struct StylesheetSizeTests {
  static let layouts: [(name: String, make: @Sendable () -> UICollectionViewLayout)] = [
    ("floor grid", { SampleLayouts.floorGrid() }),
    ("seamless grid", { SampleLayouts.floorGrid(spacing: 0) }),
    ("mosaic", { UICollectionViewCompositionalLayout(section: SampleLayouts.mosaic()) }),
    ("banner", { SampleLayouts.banner() }),
    ("list", { UICollectionViewCompositionalLayout(section: SampleLayouts.grid(columns: 1)) }),
    ("paging", { UICollectionViewCompositionalLayout(section: SampleLayouts.carousel(.paging)) }),
    (
      "centred",
      { UICollectionViewCompositionalLayout(section: SampleLayouts.carousel(.groupPagingCentered)) }
    ),
  ]

  @Test(arguments: layouts.map(\.name))
  func itIsTheSameForTenItemsAndForTenThousand(name: String) throws {
    let layout = try #require(Self.layouts.first { $0.name == name }).make()
    let few = try layout.compiled(10)
    let many = try layout.compiled(10_000)
    let (lines, others) = (few.css.split(separator: "\n"), many.css.split(separator: "\n"))
    #expect(lines.count == others.count)
    #expect(zip(lines, others).filter { $0 != $1 }.prefix(5).map { "\($0)" } == [])
    #expect(many.sections[0].chunks.count > 50)
  }

  @Test func sectionsOfOneLayoutShareTheirRules() throws {
    let layout = UICollectionViewCompositionalLayout { section, _ in
      section == 1 ? SampleLayouts.mosaic() : SampleLayouts.carousel(.continuous)
    }
    let sections = try layout.compiled(12, 30, 7).sections
    #expect(sections[0].bodyClass == sections[2].bodyClass)
    #expect(sections[0].bodyClass != sections[1].bodyClass)
    #expect(Set(sections.map(\.className)).count == 3)
  }

  @Test func twoHundredPhotosInRowsAreAThousandBytesOrSo() throws {
    let layout = UICollectionViewCompositionalLayout(
      section: SampleLayouts.justified(SampleLayouts.ratios(200)))
    #expect(try layout.compiled(200).css.utf8.count < 4000)
  }
}
