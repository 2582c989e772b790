@testable import Markup

extension PageSample {
  /// Markup that is right.
  static let goodMarkup = [
    "<p data-any=\"1\" data-other-thing=\"2\">x</p>",
    "<dl><dt>Camera</dt><dd>X</dd><div><dt>Lens</dt><dd>Y</dd></div></dl>",
    "<details name=\"a\"><summary>More</summary><p>x</p></details>",
    "<figure><img src=\"a.jpg\" alt=\"\" width=\"1\" height=\"1\"/><figcaption>x</figcaption></figure>",
    "<table><thead><tr><th align=\"left\">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>",
    "<blockquote><p>a <em>b</em> <strong>c</strong> <code>d</code> <del>e</del><br/></p></blockquote>",
    "<a href=\"x.html\"><div><p>a block in a link</p></div></a>",
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\" aria-hidden=\"true\"><path d=\"M0 0\"/></svg>",
    "<form action=\"x.html\"><fieldset><legend>l</legend><label for=\"q\">Q</label><input id=\"q\" type=\"search\"/></fieldset></form>",
    "<a href=\"#top\">up</a><a href=\"#\">up</a><a href=\"#boat\">boat</a>",
    "<a href=\"x.html\"><img src=\"a.jpg\" alt=\"A boat\" width=\"1\" height=\"1\"/></a>",
    "<a href=\"x.html\" aria-label=\"Next\"><svg xmlns=\"http://www.w3.org/2000/svg\"><path d=\"\"/></svg></a>",
    "<a href=\"x.html\"><svg xmlns=\"http://www.w3.org/2000/svg\"><title>Next</title></svg></a>",
    "<p title=\"&amp;quot;&#10;é\">&amp; &lt; &#x1F6F6;</p>",
    "<!-- <p> in a comment & so on -->",
    "<ul role=\"list\"><li aria-current=\"page\">x</li></ul>",
    "<p title='a > b'>x</p><h2>a</h2><h3>b</h3><h3>c</h3><h2>d</h2>",
  ]

  static let syntaxFaults: [SpoiltPage] = [
    .init(
      "<p>a<br></p>",
      .syntax(.notWellFormed(reason: "Opening and ending tag mismatch: br line 20 and p")),
      column: 13),
    .init("a&nbsp;b", .syntax(.notWellFormed(reason: "Entity 'nbsp' not defined")), column: 8),
    .init(
      "<p hidden>x</p>",
      .syntax(.notWellFormed(reason: "Specification mandates value for attribute hidden")),
      column: 10),
    .init("<p>x</p><div/>", .syntax(.selfClosedElement("div")), column: 9),
    .init("<br></br>", .syntax(.closedVoidElement("br"))),
    .init("<p>é<![CDATA[x]]></p>", .syntax(.characterDataSection), column: 5),
    .init("<?php x ?>", .syntax(.processingInstruction)),
    .init(
      "<h:p xmlns:h=\"http://www.w3.org/1999/xhtml\">x</h:p>", .syntax(.prefixedElement("h:p"))),
    .init(
      "<script type=\"application/ld+json\">{\"a\": \"b&amp;c\"}</script>",
      .syntax(.escapedRawText(element: "script"))),
  ]

  static let schemaFaults: [SpoiltPage] = [
    .init("<foo>x</foo>", .schema(.unknownElement("foo"))),
    .init("<path d=\"\"></path>", .schema(.unknownElement("path"))),
    .init("<p>a<div>b</div></p>", .schema(.misplacedElement("div", parent: "p")), column: 5),
    .init("<ul><p>a</p></ul>", .schema(.misplacedElement("p", parent: "ul")), column: 5),
    .init("<li>a</li>", .schema(.misplacedElement("li", parent: "main"))),
    .init("<meta charset=\"utf-8\"/>", .schema(.misplacedElement("meta", parent: "main"))),
    .init(
      "<p><a href=\"x.html\">a<div>b</div></a></p>", .schema(.misplacedElement("div", parent: "a")),
      column: 22),
    .init(
      "<table><tr><td>a</td></tr><caption>b</caption></table>",
      .schema(.misplacedElement("caption", parent: "table")), column: 27),
    .init("<ul>a</ul>", .schema(.misplacedText(parent: "ul"))),
    .init(
      "<p\n  style=\"x\">a</p>", .schema(.unknownAttribute("style", element: "p")), line: 21,
      column: 3),
    .init(
      "<p class=\"a\" onclick=\"b\">c</p>", .schema(.unknownAttribute("onclick", element: "p")),
      column: 14),
    .init("<p href=\"x.html\">c</p>", .schema(.unknownAttribute("href", element: "p")), column: 4),
    .init(
      "<p title=\" style=\" style=\"\">c</p>", .schema(.unknownAttribute("style", element: "p")),
      column: 20),
    .init(
      "<p hidden=\"no\">a</p>",
      .schema(.invalidAttributeValue("no", attribute: "hidden", element: "p")), column: 4),
    .init(
      "<p tabindex=\"3\">a</p>",
      .schema(.invalidAttributeValue("3", attribute: "tabindex", element: "p")), column: 4),
    .init(
      "<ol start=\"one\"><li>a</li></ol>",
      .schema(.invalidAttributeValue("one", attribute: "start", element: "ol")), column: 5),
    .init(
      "<script type=\"module\">x</script>",
      .schema(.invalidAttributeValue("module", attribute: "type", element: "script")), column: 9),
    .init(
      "<img alt=\"\" width=\"1\" height=\"1\"/>", .schema(.missingAttribute("src", element: "img"))),
    .init("<data>1</data>", .schema(.missingAttribute("value", element: "data"))),
    .init(
      "<picture><source srcset=\"a.jpg\"/></picture>", .schema(.incompleteElement("picture"))),
    .init("<details></details>", .schema(.incompleteElement("details"))),
    .init(
      "<img src=\"a.jpg\" srcset=\"a.jpg 1w\" alt=\"\" width=\"1\" height=\"1\"/>",
      .schema(.missingAttribute("sizes", element: "img")), column: 18),
  ]

  static let referenceFaults: [SpoiltPage] = [
    .init("<p id=\"boat\">a</p>", .reference(.duplicateID("boat", firstLine: 16)), column: 4),
    .init(
      "<label for=\"q\">a</label>", .reference(.missingReference(id: "q", attribute: "for")),
      column: 8),
    .init(
      "<p aria-describedby=\"main q\">a</p>",
      .reference(.missingReference(id: "q", attribute: "aria-describedby")), column: 4),
    .init(
      "<a href=\"#q\">a</a>", .reference(.missingReference(id: "q", attribute: "href")), column: 4),
    // Composed and decomposed: the same to Swift's strings, not to a browser.
    .init(
      "<p id=\"\u{E9}\"><a href=\"#e%CC%81\">a</a></p>",
      .reference(.missingReference(id: "e\u{301}", attribute: "href")), column: 14),
  ]

  static let readingFaults: [SpoiltPage] = [
    .init(
      "<img src=\"a.jpg\" width=\"1\" height=\"1\"/>", .reading(.missingAlternativeText)),
    .init(
      "<img src=\"a.jpg\" alt=\"\" width=\"1\"/>", .reading(.missingImageSize(attribute: "height"))),
    .init(
      "<img src=\"a.jpg\" alt=\"\" width=\"50%\" height=\"1\"/>",
      .reading(.missingImageSize(attribute: "width"))),
    .init("<h4>a</h4>", .reading(.skippedHeadingLevel(from: 2, to: 4))),
    .init("<h1>a</h1>", .reading(.repeatedMainHeading(firstLine: 13))),
    .init("<a href=\"x.html\"> </a>", .reading(.missingAccessibleName(element: "a"))),
    .init(
      "<button><span hidden=\"\">a</span></button>",
      .reading(.missingAccessibleName(element: "button"))),
    .init(
      "<a href=\"x.html\"><img src=\"a.jpg\" alt=\"\" width=\"1\" height=\"1\"/></a>",
      .reading(.missingAccessibleName(element: "a"))),
    .init(
      "<a href=\"x.html\">a<button>b</button></a>", .reading(.nestedControl("button", inside: "a")),
      column: 19),
  ]

  static let linkFaults: [SpoiltPage] = [
    .init("<a href=\"\">a</a>", .link(.emptyLink(attribute: "href")), column: 4),
    .init(
      "<img src=\"a.jpg\" srcset=\"a.jpg 1w, b.jpg 2q\" sizes=\"1px\" alt=\"\" width=\"1\" height=\"1\"/>",
      .link(.malformedSourceSet("b.jpg 2q")), column: 18),
  ]

  static let documentFaults: [(old: String, new: String, finding: PageFinding)] = [
    ("<!DOCTYPE html>", "", .init(.syntax(.missingDoctype), line: 2, column: 1)),
    ("<!DOCTYPE html>", "<!DOCTYPE HTML>", .init(.syntax(.missingDoctype), line: 2, column: 1)),
    (" lang=\"en\" xml:lang", " xml:lang", .init(.reading(.missingLanguage), line: 2, column: 1)),
    (
      "xml:lang=\"en\"", "xml:lang=\"fr\"",
      .init(.reading(.contradictoryLanguage("en", "fr")), line: 2, column: 54)
    ),
    ("<title>Coast</title>", "", .init(.reading(.missingTitle), line: 2, column: 1)),
    (
      "<title>Coast</title>", "<title> </title>", .init(.reading(.missingTitle), line: 5, column: 1)
    ),
    ("<h1>Coast</h1>", "<h2>Coast</h2>", .init(.reading(.missingMainHeading), line: 2, column: 1)),
    (
      "<meta charset=\"utf-8\"/>", "<meta charset=\"latin1\"/>",
      .init(
        .schema(.invalidAttributeValue("latin1", attribute: "charset", element: "meta")), line: 4,
        column: 7)
    ),
    (
      "<meta charset=\"utf-8\"/>", "<meta name=\"a\"/>",
      .init(.schema(.missingAttribute("content", element: "meta")), line: 4, column: 1)
    ),
    (
      "<meta charset=\"utf-8\"/>", "<style></style>",
      .init(.schema(.unknownElement("style")), line: 4, column: 1)
    ),
  ]
}
