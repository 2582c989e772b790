import Testing

@testable import Markup

/// The cases follow the examples and parse errors of HTML § 4.8.4.2.1 and § 4.8.4.4.6.
@Suite struct SourceSetTests {
  @Test(arguments: [
    ("a.jpg", ["a.jpg"]),
    ("a.jpg 1x, b.jpg 1.5x", ["a.jpg", "b.jpg"]),
    ("a.jpg 320w,b.jpg 640w", ["a.jpg", "b.jpg"]),
    ("\n a.jpg\t320w ,\n b.jpg 640w\n", ["a.jpg", "b.jpg"]),
    ("a.jpg, b.jpg 2x", ["a.jpg", "b.jpg"]),
    ("a,b.jpg 1x", ["a,b.jpg"]),
    (", a.jpg 1x,,", ["a.jpg"]),
    ("", []),
    (" , ", []),
  ])
  func readsAddresses(text: String, addresses: [String]) {
    let set = SourceSet(text)
    #expect(set.addresses == addresses)
    #expect(set.malformed == [])
  }

  @Test(arguments: [
    ("a.jpg 320", "a.jpg 320"), ("a.jpg w", "a.jpg w"), ("a.jpg 0w", "a.jpg 0w"),
    ("a.jpg -1x", "a.jpg -1x"), ("a.jpg 1.5w", "a.jpg 1.5w"), ("a.jpg 1w 2w", "a.jpg 1w 2w"),
    ("a b.jpg 1x", "a b.jpg 1x"), ("a.jpg nanx", "a.jpg nanx"), ("a.jpg infx", "a.jpg infx"),
    ("a.jpg +1w", "a.jpg +1w"),
  ])
  func namesWhatBrowsersIgnore(text: String, malformed: String) {
    #expect(SourceSet(text).malformed == [malformed])
  }

  @Test func knowsWhetherSizesAreNeeded() {
    #expect(SourceSet("a.jpg 320w").hasWidths)
    #expect(!SourceSet("a.jpg 2x").hasWidths)
  }
}
