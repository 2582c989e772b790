import CollectionLayout
import LayoutCSS
import Testing

@Suite("Columns of a waterfall")
struct ColumnTests {
  @Test func picturesStandInTheColumnTheLayoutPutsThemIn() throws {
    let layout = SampleLayouts.waterfall(SampleLayouts.ratios(200))
    let compiled = try layout.compiled(200)
    let section = compiled.sections[0]
    let width = (899.9921875 * 1239.9921875).squareRoot()
    let frames = try layout.solution(CGSize(width: width, height: 1320), [200]).sections[0]
    let columnWidth = frames.frame(at: 0).width + 8
    for item in 0..<200 {
      let column = Int((frames.frame(at: item).minX / columnWidth).rounded())
      let classes = section.itemClass(at: item)?.split(separator: " ") ?? []
      let named = classes.first { $0.hasPrefix("lk4-") }?.split(separator: "-").last
      #expect(Int(named ?? "0") == column)
    }
  }

  @Test func breaksBetweenColumnsStandAfterTheLastPicture() throws {
    let layout = SampleLayouts.waterfall(SampleLayouts.ratios(200))
    let section = try layout.compiled(200).sections[0]
    #expect((0..<199).allSatisfy { section.breakClasses(after: $0).isEmpty })
    // Frozen for the widest bracket at √(2400 × 3840) ≈ 3036 px: fifteen columns.
    #expect(section.breakClasses(after: 199).count == 14)
  }
}
