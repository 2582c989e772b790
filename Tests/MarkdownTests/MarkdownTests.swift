import Markdown
import Testing

struct MarkdownTests {
  @Test(arguments: [
    ("Dusk over *Porto*.", "<p>Dusk over <em>Porto</em>.</p>"),
    ("one  \ntwo\nthree", "<p>one<br />\ntwo\nthree</p>"),
    ("~~no~~ **yes**", "<p><del>no</del> <strong>yes</strong></p>"),
    ("- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>"),
    ("3. c", "<ol start=\"3\">\n<li>c</li>\n</ol>"),
    ("a & b < c > \"d\"", "<p>a &amp; b &lt; c &gt; &quot;d&quot;</p>"),
    ("&nbsp;&hellip;&copy;", "<p>\u{A0}…©</p>"),
    (
      "see https://example.org/a?b=1&c",
      "<p>see <a href=\"https://example.org/a?b=1&amp;c\">https://example.org/a?b=1&amp;c</a></p>"
    ),
    (
      "[map](../map/index.html \"the map\")",
      "<p><a href=\"../map/index.html\" title=\"the map\">map</a></p>"
    ),
    ("`a<b`", "<p><code>a&lt;b</code></p>"),
    ("```\na<b\n```", "<pre><code>a&lt;b\n</code></pre>"),
    ("a\n\n---\n\nb", "<p>a</p>\n<hr />\n<p>b</p>"),
    ("note[^1]\n\n[^1]: foot", "<p>note<a href=\"foot\">^1</a></p>"),
    ("", ""), (" \n\t\n", ""),
  ])
  func writesMarkdownAsXHTML(_ text: String, _ expected: String) {
    #expect(html(from: text) == expected)
  }

  @Test func writesATable() {
    let table = html(from: "| f | s |\n|---|--:|\n| 8 | 1 |")
    #expect(table.hasPrefix("<table>\n<thead>\n<tr>\n<th>f</th>\n<th align=\"right\">s</th>"))
    #expect(table.hasSuffix("</table>"))
  }

  @Test(arguments: [
    ("# Title", "<p><strong>Title</strong></p>"),
    ("Title *x*\n===\n\ntext", "<p><strong>Title <em>x</em></strong></p>\n<p>text</p>"),
    ("#", ""),
    ("> ## a\n> b", "<blockquote>\n<p><strong>a</strong></p>\n<p>b</p>\n</blockquote>"),
  ])
  func makesABoldParagraphOfAHeading(_ text: String, _ expected: String) {
    #expect(html(from: text) == expected)
  }

  @Test(arguments: [
    ("a ![a *red* door](door.jpg) b", "<p>a a red door b</p>"),
    ("![](door.jpg)", ""), ("> ![](door.jpg)\n\na", "<blockquote>\n</blockquote>\n<p>a</p>"),
    ("[![the door](door.jpg)](a.html)", "<p><a href=\"a.html\">the door</a></p>"),
  ])
  func keepsTheAlternativeTextOfAnImage(_ text: String, _ expected: String) {
    #expect(html(from: text) == expected)
  }

  @Test(arguments: [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", "&#106;avascript:alert(1)", "data:text/html,x",
    "data:image/png;base64,AA", "vbscript:x", "file:///etc/passwd", "javascript&colon;alert(1)",
    "\u{1}javascript:alert(1)", "java&#10;script:alert(1)", "blob:x",
  ])
  func makesTextOfALinkThatIsADanger(_ address: String) {
    #expect(html(from: "[click](<\(address)>)") == "<p>click</p>")
  }

  @Test(arguments: [
    "https://example.org", "HTTP://EXAMPLE.ORG", "mailto:a@b.org", "tel:+4930", "a.html", "../b/",
    "#photo", "?q=a:b", "a/b:c", "//example.org/",
  ])
  func keepsALinkThatIsNone(_ address: String) {
    #expect(html(from: "[go](\(address))") == "<p><a href=\"\(address)\">go</a></p>")
  }

  @Test(arguments: [
    ("a <b>bold</b> word", "<p>a bold word</p>"),
    ("one<br>two<BR />three", "<p>one<br />\ntwo<br />\nthree</p>"),
    ("a <!-- hidden --> b", "<p>a  b</p>"),
    ("<div onclick=\"x\">A &amp; B\n<i>c</i></div>", "<p>A &amp; B\nc</p>"),
    ("<script>alert(1)</script>", ""),
    ("<style>\np > a {}\n</style>\ntext", "<p>text</p>"),
    ("<script>alert(1)", ""), ("<!-- never ends", ""),
    ("<p title=\"never ends", "<p>&lt;p title=&quot;never ends</p>"),
    ("I <3 you", "<p>I &lt;3 you</p>"),
    ("<img src=x onerror=alert(1)>", ""),
  ])
  func keepsTheTextOfRawHTML(_ text: String, _ expected: String) {
    #expect(html(from: text) == expected)
  }

  @Test(arguments: ["a\u{1}b", "a&#1;b", "a\u{FFFE}b", "a\u{FFFF}b", "a&#x1F;b", "a\u{B}b"])
  func leavesOutWhatNoXMLMayHold(_ text: String) {
    #expect(html(from: text) == "<p>ab</p>")
    #expect(plainText(from: text) == "ab")
  }

  @Test(arguments: [
    ("# Dusk\n\nover  *Porto*\nand ![the](x.jpg) `river`", "Dusk over Porto and the river"),
    ("- a\n- b\n\n> c", "a b c"), ("| a | b |\n|---|---|\n| c | d |", "a b c d"),
    ("a<br>b", "a b"), ("[text](javascript:x)", "text"), ("```\ncode\n```\nx", "code x"),
    ("a & b \"c\"", "a & b \"c\""), ("", ""),
  ])
  func writesPlainTextOnOneLine(_ text: String, _ expected: String) {
    #expect(plainText(from: text) == expected)
  }

  @Test(arguments: [">", "- ", "*a **a ", "[", "![", "<div>", "`", "a_", "www.", "|", "~~a", "<a "])
  func endsOnAnyMarkRepeated(_ mark: String) {
    for count in [1, 50, 4_000, 50_001 / mark.count + 1] {
      let text = String(repeating: mark, count: count)
      #expect(html(from: text).utf8.count < 20 * text.utf8.count + 100)
      _ = plainText(from: text)
    }
  }

  @Test func endsOnManyTagsWithoutAnEnd() {
    let text = "<div\n" + String(repeating: "<a ", count: 16_000)
    #expect(plainText(from: text).hasPrefix("<div <a <a"))
  }

  @Test(arguments: [
    ("[see <http://a.org> now](b.html)", "<p><a href=\"b.html\">see http://a.org now</a></p>"),
    ("[<http://a.org>](javascript:x)", "<p><a href=\"http://a.org\">http://a.org</a></p>"),
    ("a [](b.html) c", "<p>a  c</p>"), ("[![](x.jpg)](b.html)", ""),
    ("[`code`](b.html)", "<p><a href=\"b.html\"><code>code</code></a></p>"),
  ])
  func writesNoLinkInALinkAndNoneWithoutText(_ text: String, _ expected: String) {
    #expect(html(from: text) == expected)
  }

  @Test func showsWhatIsNestedTooDeepAsItIs() {
    #expect(html(from: String(repeating: "> ", count: 300) + "a\n\n<b").hasPrefix("<p>&gt; &gt;"))
    #expect(html(from: String(repeating: "> ", count: 300) + "a\n\n<b").hasSuffix("<p>&lt;b</p>"))
    #expect(html(from: String(repeating: "> ", count: 20) + "a").hasPrefix("<blockquote>"))
  }

  @Test func givesTheSameOnManyThreads() async {
    let text = "~~old~~ www.example.org | https://example.org ~~new~~"
    let expected = html(from: text)
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<4 {
        group.addTask {
          (0..<500).allSatisfy { _ in
            if index % 2 == 0 { return html(from: text) == expected }
            return plainText(from: "*plain*") == "plain"
          }
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}
