import Testing

@testable import LayoutCSS

@Suite("Numbers in CSS")
struct NumberTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-8, "-8"), (0.5, ".5"), (-0.25, "-.25"),
      (100.0 / 3, "33.3333"), (200.0 / 3, "66.6667"), (0.00004, "0"), (0.00005, ".0001"),
      (-0.00004, "0"), (99.99996, "100"), (1234567.125, "1234567.125"), (10, "10"),
    ] as [(Double, String)])
  func areShortAndRounded(number: Double, text: String) {
    #expect(Number.css(number) == text)
  }

  @Test(
    arguments: [
      (Affine(perWidth: 1), "100cqw"), (Affine(constant: 8), "8px"), (Affine.zero, "0"),
      (Affine(perWidth: 1.0 / 3, constant: -8), "calc(33.3333cqw - 8px)"),
      (Affine(perWidth: 0.5, perHeight: 0.25, constant: 4), "calc(50cqw + 25svh + 4px)"),
      (Affine(perWidth: -0.5), "-50cqw"),
      (Affine(perHeight: -1, constant: 2), "calc(-100svh + 2px)"),
      (Affine(perWidth: 1e-9, constant: 3), "3px"),
    ] as [(Affine, String)])
  func lengthsAreSumsOfWhatMatters(length: Affine, text: String) {
    #expect(length.css() == text)
  }

  @Test func lengthsThatAreNoWholeLayoutUnitsAreRoundedByTheBrowser() {
    #expect(Affine(constant: 8).rounded.css() == "8px")
    #expect(Affine(constant: 8.25).rounded.css() == "8.25px")
    #expect(Affine(perWidth: 0.5).rounded.css() == "calc(50cqw + .0078px)")
  }
}
