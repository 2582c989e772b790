import Testing

@testable import Markup

@Suite struct XMLDocumentWriterTests {
  @Test func writesAnIndentedDocument() throws {
    let bytes = try XMLDocumentWriter.document(
      "feed", namespace: "http://www.w3.org/2005/Atom", ["xml:lang": "en"]
    ) { feed in
      feed.element("title", "Coast & <cliffs>")
      feed.element("link", ["rel": "self", "href": "https://example.org/?a=\"b\"&c"])
      feed.element("entry") { entry in entry.element("content", ["type": "html"], "<p>🛶</p>") }
    }
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
          <title>Coast &amp; &lt;cliffs&gt;</title>
          <link rel="self" href="https://example.org/?a=&quot;b&quot;&amp;c"/>
          <entry>
            <content type="html">&lt;p&gt;🛶&lt;/p&gt;</content>
          </entry>
        </feed>

        """)
  }

  @Test(arguments: [
    "a\u{0}b\u{1B}[0m\u{FFFE}", "]]>", "\u{D}\n\t", "&#0;<!--", "e\u{301}\u{10FFFF}",
  ])
  func whateverItIsGivenItWritesXML(text: String) throws {
    let bytes = try XMLDocumentWriter.document("a", namespace: "urn:a", ["b": text]) {
      $0.element("c", ["d": text], text)
    }
    #expect(try PageValidator().inspect(xml: bytes).findings == [])
    #expect(!bytes.contains(0x1B))
  }
}
