import Testing

@testable import Gallery

@Suite("Natural order")
struct NaturalOrderTests {
  static let lists: [[String]] = [
    ["IMG_1.jpg", "IMG_2.jpg", "IMG_10.jpg", "IMG_100.jpg"],
    ["a.jpg", "B.jpg", "c.jpg"],
    ["A.jpg", "a.jpg"],
    ["IMG_2.jpg", "IMG_2 (1).jpg", "IMG_2 (10).jpg"],
    ["1.jpg", "01.jpg", "001.jpg"].sorted(),
    ["Zoë.jpg", "zürich.jpg"],
    ["Eclair.jpg", "Éclair.jpg", "Edam.jpg"],
    ["Антон.jpg", "Борис.jpg"],
    ["9999999999999999999999998.jpg", "9999999999999999999999999.jpg"],
    ["2023", "2024-01", "2024-02 Paris", "2024-10"],
    ["a.jpg", "a.png"],
  ]

  @Test(arguments: lists)
  func namesAreInOrder(names: [String]) {
    let sorted = names.reversed().sortedNaturally { Array($0.utf8) }
    #expect(sorted.map { Array($0.utf8) } == names.map { Array($0.utf8) })
  }

  @Test func composedAndDecomposedNamesAreNeighbours() {
    let names = ["Caf\u{E9} 2", "Cafe\u{301} 1", "Cafe\u{301} 3"]
    #expect(names.sortedNaturally { Array($0.utf8) }.map(\.last) == ["1", "2", "3"])
  }
}
