import Testing

@testable import Gallery

@Suite("Links between pages are relative and end in a file")
struct PagePlaceTests {
  @Test(
    arguments: [
      ([], [], "index.html"), ([], ["a"], "a/index.html"), (["a"], [], "../index.html"),
      (["a", "b"], ["a"], "../index.html"), (["a", "b"], ["a", "c"], "../c/index.html"),
      (["a", "b"], ["c", "b"], "../../c/b/index.html"), (["a"], ["a"], "index.html"),
      ([], ["09:10", "100% #1?"], "09%3A10/100%25%20%231%3F/index.html"),
      ([], ["caf\u{65}\u{301}"], "cafe%CC%81/index.html"),
    ] as [([String], [String], String)])
  func links(from: [String], to: [String], link: String) {
    #expect(PagePlace(folder: from).link(to: to) == link)
  }

  @Test func theWayToTheRoot() {
    #expect(PagePlace(folder: ["a", "b"]).root == "../../")
    #expect(PagePlace(folder: ["a", "b"]).file == "a/b/index.html")
    #expect(PagePlace(folder: []).file == "index.html")
  }
}
