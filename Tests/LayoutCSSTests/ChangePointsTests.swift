import CollectionLayout
import LayoutCSS
import Testing

@Suite("The widths and heights at which a layout changes")
struct ChangePointsTests {
  @Test func aColumnMoreIsFoundToALayoutUnit() throws {
    let css = try SampleLayouts.floorGrid().compiled(20).css
    // Two columns fit from 2 × 150 + 8 px on; 307 63/64 px is the last layout unit before.
    #expect(css.contains("(width>307.9922px) and (width<465.9922px)"))
    // From one column to twenty-four: 24 × 150 + 23 × 8 = 3784.
    #expect(css.contains("(width>3783.9922px)"))
    #expect(css.matches(of: /@container/).count == 24)
  }

  @Test func sizeClassesAreConditionsOnTheContainerAndTheWindow() throws {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let isWide = environment.traitCollection.horizontalSizeClass == .regular
      return SampleLayouts.grid(columns: isWide ? 4 : 2)
    }
    let css = try layout.compiled(20).css
    // Windows lower than 480 px are regular where both sides are at least 414 px, others from a
    // width of 640 px on.
    #expect(!css.contains("@media (height<413.9922px){\n@container"))
    #expect(
      css.contains(
        "@media (height>413.9922px) and (height<479.9922px){\n@container l (width<413.9922px){"))
    #expect(css.contains("@media (height>479.9922px){\n@container l (width<639.9922px){"))
  }

  @Test func aPieceOfTwoPxIsFound() throws {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let width = environment.container.contentSize.width
      return SampleLayouts.grid(columns: width >= 777 && width < 779 ? 7 : 2)
    }
    #expect(try layout.compiled(20).css.contains("(width>776.9922px) and (width<778.9922px)"))
  }

  @Test func aChangeBetweenWholeWidthsIsFound() throws {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      SampleLayouts.grid(columns: environment.container.contentSize.width < 500.6 ? 2 : 3)
    }
    // 500 38/64 px is below, 500 39/64 px above.
    #expect(try layout.compiled(20).css.contains("(width<500.6016px)"))
  }

  @Test func aLayoutThatNeverChangesHasNoConditions() throws {
    let layout = UICollectionViewCompositionalLayout(section: SampleLayouts.mosaic())
    let css = try layout.compiled(20).css
    #expect(!css.contains("@container"))
    #expect(!css.contains("(height"))
  }

  @Test func heightsThatFollowTheWindowAreSaidInItsUnit() throws {
    let css = try SampleLayouts.banner().compiled(1).css
    #expect(css.contains(/block-size:calc\(90svh \+ \.02/))
    #expect(css.contains(/block-size:calc\(66\.6667svh \+ \.02/))
  }

  @Test(
    arguments: [
      { SampleLayouts.floorGrid() }, { SampleLayouts.banner() },
      { UICollectionViewCompositionalLayout(section: SampleLayouts.mosaic()) },
      { UICollectionViewCompositionalLayout(section: SampleLayouts.carousel(.groupPaging)) },
    ] as [@Sendable () -> UICollectionViewCompositionalLayout])
  func slotsAreTheLayoutsFrames(
    make: @Sendable () -> UICollectionViewCompositionalLayout
  ) throws {
    let layout = make()
    let section = try layout.compiled(40).sections[0]
    for width in [200.0, 307, 308, 640, 777, 1440, 1920, 2999, 3840] {
      for size in [CGSize(width: width, height: 420), CGSize(width: width, height: 900)] {
        let solution = try layout.solution(size, [40]).sections[0]
        for item in 0..<40 {
          let slot = section.slotSize(at: item, viewport: size)
          #expect(abs(slot.width - solution.frame(at: item).width) < 1e-4)
          #expect(abs(slot.height - solution.frame(at: item).height) < 1e-4)
        }
      }
    }
  }
}
