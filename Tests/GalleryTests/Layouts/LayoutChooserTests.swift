import Testing

@testable import Gallery

@Suite("Without a word from anyone, the layout suits the pictures")
struct LayoutChooserTests {
  static let landscape = PictureShape(width: 6000, height: 4000)
  static let portrait = PictureShape(width: 4000, height: 6000)
  static let small = PictureShape(width: 900, height: 600)
  static let panorama = PictureShape(width: 12000, height: 4000)
  static let tower = PictureShape(width: 400, height: 6000)

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var shapes: [PictureShape]
    /// Presets and the pictures in each, such as `banner 1`.
    var expected: [String]

    init(_ words: String, _ shapes: [PictureShape], _ expected: [String]) {
      testDescription = words
      self.shapes = shapes
      self.expected = expected
    }
  }

  static let cases = [
    Case("nothing", [], []),
    Case("one picture stands alone", [portrait], ["featured: 0"]),
    Case("two share a row", [landscape, portrait], ["justified: 0 1"]),
    Case("three share a row", [landscape, landscape, landscape], ["justified: 0 1 2"]),
    Case(
      "alike pictures after an opening are a grid", Array(repeating: landscape, count: 5),
      ["banner: 0", "grid: 1 2 3 4"]),
    Case(
      "a wide picture near the start opens, the others keep their order",
      [portrait, small, landscape, portrait], ["banner: 2", "justified: 0 1 3"]),
    Case(
      "a panorama may open", [portrait, panorama, portrait, landscape],
      ["banner: 1", "justified: 0 2 3"]),
    Case(
      "a wide picture far from the start stays there",
      [portrait, portrait, portrait, portrait, portrait, landscape, landscape],
      ["justified: 0 1 2 3 4 5 6"]),
    Case(
      "pictures with too few pixels do not open", Array(repeating: small, count: 4),
      ["grid: 0 1 2 3"]),
    Case(
      "one in ten may differ in a grid", Array(repeating: small, count: 9) + [portrait],
      ["grid: 0 1 2 3 4 5 6 7 8 9"]),
    Case(
      "towers do not open", [tower, portrait, small, tower], ["justified: 0 1 2 3"]),
  ]

  @Test(arguments: cases)
  func chooses(example: Case) {
    let chosen = LayoutChooser.sections(for: example.shapes).map(Self.words)
    #expect(chosen == example.expected)
  }

  @Test("further down the page nothing opens")
  func noOpening() {
    let shapes = Array(repeating: Self.landscape, count: 5)
    let chosen = LayoutChooser.sections(for: shapes, openingPage: false).map(Self.words)
    #expect(chosen == ["grid: 0 1 2 3 4"])
  }

  static func words(_ choice: LayoutChooser.Choice) -> String {
    "\(choice.layout.kind): \(choice.pictures.map(String.init).joined(separator: " "))"
  }
}
