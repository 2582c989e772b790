import CollectionLayout
import LayoutCSS
import Testing

@Suite("Long sections are cut into lists")
struct ChunkTests {
  @Test(arguments: [0, 1, 59, 120, 121, 5_000])
  func listsHoldEveryItemOnceInOrder(count: Int) throws {
    let layout = UICollectionViewCompositionalLayout(section: SampleLayouts.mosaic())
    let chunks = try layout.compiled(count).sections[0].chunks
    #expect(chunks.flatMap { Array($0.items) } == Array(0..<count))
  }

  @Test func aListIsAWholeNumberOfGroups() throws {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let isWide = environment.container.contentSize.width > 800
      return isWide ? SampleLayouts.mosaic() : SampleLayouts.grid(columns: 3)
    }
    // Groups of five and of three.
    let length = try layout.compiled(1000).sections[0].chunks[0].items.count
    #expect(length % 15 == 0)
    #expect((48...160).contains(length))
  }

  @Test func listsOffScreenAreSkippedAndHaveTheirHeight() throws {
    let layout = UICollectionViewCompositionalLayout(section: SampleLayouts.grid(columns: 4))
    let compiled = try layout.compiled(1000)
    let groups = compiled.sections[0].chunks[0].items.count / 4
    #expect(compiled.css.contains("content-visibility:auto"))
    // A group is a quarter of the width high, less what spacing takes off, and 8 px.
    #expect(compiled.css.contains("--lh:calc(\(groups * 25)cqw + \(groups * 8)px)"))
  }

  @Test func irregularSectionsStayWhole() throws {
    let layout = UICollectionViewCompositionalLayout(
      section: SampleLayouts.justified(SampleLayouts.ratios(500)))
    #expect(try layout.compiled(500).sections[0].chunks.map(\.items) == [0..<500])
  }
}
