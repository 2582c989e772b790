import Testing

@testable import Gallery

@Suite("A style sheet loses what means nothing, and nothing else")
struct CompactStylesheetTests {
  @Test(
    arguments: [
      ("a {\n  color: red;\n  margin: 0 auto\n}\n", "a{color: red;margin: 0 auto}"),
      ("/* c */a/* c */b{}/**/", "a b{}"), ("/*! kept */ a{}", "/*! kept */ a{}"),
      ("a, b > c d{}", "a,b > c d{}"), ("a{width:calc(1px + 2px)}", "a{width:calc(1px + 2px)}"),
      (#"a{content:"  /* x */ ; "}"#, #"a{content:"  /* x */ ; "}"#),
      (#"a{content:'\'  {'}"#, #"a{content:'\'  {'}"#), (#".a\  b{}"#, #".a\  b{}"#),
      ("a{b:\"unclosed\n}  c{}", "a{b:\"unclosed\n}c{}"), ("/*/ a{}", ""), ("/* unclosed", ""),
      ("\"unclosed \\", "\"unclosed \\"), ("", ""),
      ("@media (x)  and (y) {  }", "@media (x) and (y){}"),
    ])
  func compacts(source: String, expected: String) {
    #expect(String(decoding: compactStylesheet(Array(source.utf8)), as: UTF8.self) == expected)
  }
}
