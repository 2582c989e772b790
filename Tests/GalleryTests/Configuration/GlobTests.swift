import Testing

@testable import Gallery

@Suite("Patterns of names")
struct GlobTests {
  static let cases: [(pattern: String, matching: [String], others: [String])] = [
    ("*", ["a.jpg", "ü"], ["a/b.jpg"]),
    ("office/*", ["office/a.jpg"], ["office/x/a.jpg", "a.jpg", "Office/a.jpg"]),
    ("**", ["a.jpg", "a/b/c.jpg"], []),
    ("a/**", ["a/b.jpg", "a/b/c.jpg"], ["b.jpg", "ab/c.jpg"]),
    ("**/b.jpg", ["b.jpg", "a/b.jpg", "a/c/b.jpg"], ["a/bb.jpg"]),
    ("a/**/z.jpg", ["a/z.jpg", "a/b/c/z.jpg"], ["z.jpg"]),
    ("IMG_?.jpg", ["IMG_1.jpg", "IMG_é.jpg"], ["IMG_10.jpg"]),
    ("IMG_[1-3].jpg", ["IMG_2.jpg"], ["IMG_4.jpg"]),
    ("IMG_[!1-3].jpg", ["IMG_4.jpg"], ["IMG_2.jpg"]),
    ("[]a].jpg", ["].jpg", "a.jpg"], ["b.jpg"]),
    ("a[.jpg", ["a[.jpg"], ["a.jpg"]),
    ("Caf\u{E9}*", ["Cafe\u{301}.jpg", "Caf\u{E9}.jpg"], ["Cafe.jpg"]),
    ("./a.jpg", ["a.jpg"], []),
    ("a/", ["a"], ["a/b"]),
    ("*.JPG", ["A.JPG"], ["a.jpg"]),
    ("👩‍👩‍👧?.jpg", ["👩‍👩‍👧🛶.jpg"], ["👩.jpg"]),
  ]

  @Test(arguments: cases)
  func aPatternStandsForItsNames(pattern: String, matching: [String], others: [String]) {
    let glob = Glob(pattern)
    #expect(matching.filter { !glob.matches(Glob.Path($0)) } == [])
    #expect(others.filter { glob.matches(Glob.Path($0)) } == [])
  }

  @Test func aHostilePatternEnds() {
    let pattern = String(repeating: "*a", count: 100) + "b"
    #expect(!Glob(pattern).matches(Glob.Path(String(repeating: "a", count: 250))))
    let folders = String(repeating: "**/a/", count: 50) + "b"
    #expect(!Glob(folders).matches(Glob.Path(String(repeating: "a/", count: 100) + "c")))
  }

  @Test(arguments: ["../a", "a/../../b", "/etc/passwd", "a/.."])
  func aPatternThatLeadsOutIsKnown(pattern: String) {
    #expect(Glob(pattern).leavesItsFolder)
  }

  @Test(arguments: ["a", "a..b", "...", "..a/b"])
  func dotsInNamesLeadNowhere(pattern: String) {
    #expect(!Glob(pattern).leavesItsFolder)
  }
}
