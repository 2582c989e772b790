import Testing

@testable import Markup

/// Whatever comes in ends with a finding; none of these may hang, trap or read another file.
@Suite struct HostileInputTests {
  let validator: PageValidator

  init() throws { validator = try PageValidatorTests.sharedValidator.get() }

  static func subset(_ declarations: String, _ use: String) -> String {
    "<!DOCTYPE html [\(declarations)]><html xmlns=\"http://www.w3.org/1999/xhtml\">\(use)</html>"
  }

  static let pages: [(name: String, text: String)] = [
    ("empty", ""), ("white space", " \n\n"), ("text", "hello"), ("a bracket", "<"),
    ("an open comment", "<!DOCTYPE html><!--"), ("a cut tag", "<!DOCTYPE html><html lang=\"en"),
    ("two roots", "<!DOCTYPE html><html></html><html></html>"),
    ("deep nesting", "<!DOCTYPE html>" + String(repeating: "<div>", count: 100_000)),
    (
      "laughing entities",
      subset(
        "<!ENTITY a \"ha\">"
          + (0..<30).map { _ in "<!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\">" }.joined(), "&b;")
    ),
    ("a file as entity", subset("<!ENTITY f SYSTEM \"file:///etc/hostname\">", "<p>&f;</p>")),
    ("a remote type", "<!DOCTYPE html SYSTEM \"http://127.0.0.1:9/x.dtd\"><html>&x;</html>"),
    ("another encoding", "<?xml version=\"1.0\" encoding=\"UTF-16\"?><html></html>"),
    ("a zero", "<!DOCTYPE html><html>\0</html>"),
    ("a long name", "<!DOCTYPE html><html \(String(repeating: "a", count: 200_000))=\"\"></html>"),
  ]

  @Test(arguments: pages) func endsWithAFinding(name: String, text: String) {
    #expect(!validator.inspect(page: Array(text.utf8)).findings.isEmpty)
    _ = validator.inspect(xml: Array(text.utf8))
    _ = validator.inspect(stylesheet: Array(text.utf8))
  }

  @Test func refusesBytesThatAreNotUTF8() {
    let bytes = PageSample.page(replacing: "Winter", with: "Wint") + [0xFF, 0xFE]
    #expect(!validator.inspect(page: bytes).findings.isEmpty)
  }

  @Test func survivesEveryCutOfAPage() {
    let page = PageSample.page()
    for length in stride(from: 0, to: page.count - 8, by: 3) {
      let findings = validator.inspect(page: Array(page[..<length])).findings
      #expect(!findings.isEmpty, "cut after \(length) bytes")
    }
  }

  @Test func survivesSpoiltBytes() {
    var random = SplitMix64(state: 7)
    let page = PageSample.page()
    for _ in 0..<2_000 {
      var spoilt = page
      for _ in 0..<3 {
        let index = Int.random(in: spoilt.indices, using: &random)
        spoilt[index] = UInt8.random(in: 0...255, using: &random)
      }
      let report = validator.inspect(page: spoilt)
      #expect(report.findings.allSatisfy { $0.line >= 1 && $0.line <= 30 })
    }
  }

  @Test func aManyFoldFaultStaysQuick() {
    let markup = String(repeating: "<p onclick=\"\" id=\"a\"><div></div></p>", count: 20_000)
    let findings = validator.inspect(page: PageSample.page(with: markup)).findings
    #expect(findings.count == 20_000 * 3 - 1)
  }
}

/// Steele, Lea and Flood's generator: small, and the same in every run.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
