import CollectionLayout
import LayoutCSS
import Testing

@Suite("A layout that is of no use")
struct StylesheetErrorTests {
  private func solution(_ frames: [CGRect], height: Double = 100) -> LayoutSolution {
    LayoutSolution(
      sections: [
        SectionSolution(
          frame: CGRect(x: 0, y: 0, width: 300, height: height), itemCount: frames.count,
          arrangement: .explicit(frames))
      ], contentSize: CGSize(width: 300, height: height))
  }

  @Test func aFailureOfTheLayoutIsPassedOnWithTheSize() throws {
    let failure = LayoutError.missingSection(0)
    let compiler = StylesheetCompiler(scope: "l")
    let error = #expect(throws: StylesheetError<LayoutError>.self) {
      try compiler.compile { (size) throws(LayoutError) in
        if size.width > 1000 { throw failure }
        return solution([CGRect(x: 0, y: 0, width: 10, height: 10)])
      }
    }
    guard case .layout(failure, let size)? = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(size.width > 1000)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func aNumberThatIsNoneIsNamed(number: Double) {
    let error = #expect(throws: StylesheetError<Never>.self) {
      try StylesheetCompiler(scope: "l").compile { _ in
        solution([CGRect(x: number, y: 0, width: 10, height: 10)])
      }
    }
    guard case .notFinite(section: 0, _)? = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
  }

  @Test func itemsThatComeAndGoWithTheWidthAreRefused() {
    let error = #expect(throws: StylesheetError<Never>.self) {
      try StylesheetCompiler(scope: "l").compile { size in
        solution(
          Array(
            repeating: CGRect(x: 0, y: 0, width: 10, height: 10), count: size.width > 900 ? 3 : 2))
      }
    }
    guard case .countsDiffer? = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
  }

  @Test func aLayoutThatChangesEverywhereEnds() throws {
    let compiled = try StylesheetCompiler(scope: "l").compile { (size) throws(Never) in
      let jitter = size.width.truncatingRemainder(dividingBy: 2) < 1 ? 5.0 : 0
      return solution([CGRect(x: jitter, y: 0, width: 10, height: 10 + jitter)])
    }
    #expect(compiled.notes.count == 1)
  }

  @Test func noSectionsAndNoItemsMakeAStylesheetAllTheSame() throws {
    let none = try StylesheetCompiler(scope: "l").compile { size in
      LayoutSolution(sections: [], contentSize: size)
    }
    #expect(none.sections.isEmpty)
    let empty = try UICollectionViewCompositionalLayout(section: SampleLayouts.mosaic())
      .compiled(0)
    #expect(empty.sections[0].chunks.isEmpty)
  }
}
