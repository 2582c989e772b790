import Testing

@testable import Diagnostics

struct NearestNameTests {
  static let names = ["title", "caption", "columns", "layout", "sections", "sort", "x"]

  @Test(arguments: [
    ("titel", "title"), ("Title", "title"), ("titles", "title"), ("colums", "columns"),
    ("coulmns", "columns"), ("captoin", "caption"), ("lay-out", "layout"), ("sorts", "sort"),
    ("X", "x"),
  ])
  func findsTheNameAPersonMeant(_ word: String, _ name: String) {
    #expect(nearestName(to: word, among: Self.names) == name)
  }

  @Test(arguments: [
    "", "y", "ab", "sunshine", "tilt-shift", String(repeating: "title", count: 100_000),
  ])
  func findsNothingWhereNoneIsClose(_ word: String) {
    #expect(nearestName(to: word, among: Self.names) == nil)
  }

  @Test func takesTheEarlierOfTwoThatAreEquallyClose() {
    #expect(nearestName(to: "gird", among: ["bird", "grid", "girl"]) == "bird")
    #expect(nearestName(to: "grid", among: []) == nil)
  }

  /// Distances of the optimal string alignment, as its literature gives them.
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("kitten", "sitting", 3), ("ab", "ba", 1), ("ca", "abc", 3),
    ("saturday", "sunday", 3), ("a", "a", 0),
  ])
  func countsEdits(_ a: String, _ b: String, _ distance: Int) {
    #expect(editDistance(Array(a), Array(b)) == distance)
    #expect(editDistance(Array(b), Array(a)) == distance)
  }
}
