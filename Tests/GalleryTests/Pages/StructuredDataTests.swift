import Foundation
import Testing

@testable import Gallery

@Suite("Structured data is JSON that may stand in any page")
struct StructuredDataTests {
  @Test(
    arguments: [
      "", "plain", "quote \" and \\", "</script>", "a & b < c > d", "\u{0}\u{1F}\t\r\n",
      "\u{2028}\u{2029}\u{FFFE}", "é 写 👩‍👩‍👧", "it's",
    ])
  func survives(text: String) throws {
    let json = StructuredData.object(["name": .text(text), "none": nil, "count": .number(3)]).json
    #expect(!json.contains { "<>&'\n".contains($0) })
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(object["name"] as? String == text)
    #expect(object["count"] as? Int == 3)
    #expect(object.count == 2)
  }
}
