import CollectionLayout
import LayoutCSS
import Testing

@Suite("Justified rows")
struct RowTests {
  static let ratios = SampleLayouts.ratios(200)

  private var layout: UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: SampleLayouts.justified(Self.ratios))
  }

  @Test func rowsEndWhereTheLayoutEndsThem() throws {
    let section = try layout.compiled(200).sections[0]
    // The bracket from 900 to 1240 px is the fifth, and its structure that of its middle.
    let width = (899.9921875 * 1239.9921875).squareRoot()
    let frames = try layout.solution(CGSize(width: width, height: 1320), [200]).sections[0]
    for item in 0..<199 {
      let ends = frames.frame(at: item).minY < frames.frame(at: item + 1).minY
      let breaks = section.breakClasses(after: item).flatMap { $0.split(separator: " ") }
      #expect(breaks.contains("lx4") == ends)
    }
    #expect(section.breakClasses(after: 199) == [])
  }

  @Test func picturesOfOneRatioShareAClass() throws {
    let compiled = try layout.compiled(200)
    let section = compiled.sections[0]
    for item in Self.ratios.indices {
      let ratioClass = try #require(section.itemClass(at: item)?.split(separator: " ").first)
      let ratio = try #require(
        compiled.css.firstMatch(of: try Regex("\\.\(ratioClass)\\{aspect-ratio:([.0-9]+)"))?[1]
          .substring.flatMap { Double($0) })
      #expect(abs(ratio - Self.ratios[item]) < 1e-6)
    }
  }

  @Test func whatIsFrozenIsNotedWithItsDeviation() throws {
    let note = try #require(try layout.compiled(200).notes.first)
    #expect(note.section == 0)
    guard case .frozenStructure(let brackets, let deviation) = note.kind else {
      Issue.record("another note")
      return
    }
    #expect(brackets == 8)
    // The best eight brackets are known to be off the target height by 13.5 % on average.
    #expect(deviation.mean > 0.05 && deviation.mean < 0.3, "\(deviation)")
    #expect(deviation.largest > deviation.mean)
  }

  @Test func fewPicturesAreExactAtEveryWidth() throws {
    let layout = UICollectionViewCompositionalLayout(
      section: SampleLayouts.justified(SampleLayouts.ratios(4)))
    let compiled = try layout.compiled(4)
    #expect(compiled.notes.isEmpty)
    for width in stride(from: 200.0, through: 3840, by: 7) {
      let size = CGSize(width: width, height: 1320)
      let frames = try layout.solution(size, [4]).sections[0]
      for item in 0..<4 {
        let slot = compiled.sections[0].slotSize(at: item, viewport: size)
        #expect(abs(slot.height - frames.frame(at: item).height) < 1e-3)
      }
    }
  }
}
