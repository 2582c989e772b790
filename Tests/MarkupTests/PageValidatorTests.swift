import Testing

@testable import Markup

@Suite struct PageValidatorTests {
  let validator: PageValidator

  init() throws { validator = try PageValidator() }

  @Test func findsNothingWrongWithAGoodPage() {
    #expect(validator.inspect(page: PageSample.page()).findings == [])
  }

  @Test func findsTheSameInEveryThread() async {
    let bad = PageSample.page(with: "<p onclick=\"\"></p>")
    let expected = validator.inspect(page: bad)
    await withTaskGroup(of: FileReport.self) { group in
      for _ in 0..<200 { group.addTask { [validator] in validator.inspect(page: bad) } }
      for await report in group { #expect(report == expected) }
    }
  }
}
