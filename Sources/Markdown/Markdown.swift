/// The HTML of a text in Markdown, safe to put into a page whoever wrote the text.
///
/// GitHub's Markdown with tables, strikethrough and bare links. Made for captions, so that some
/// things become less: a heading is a paragraph in bold, since the page around has its own order
/// of headings; an image is its alternative text; a link with a scheme other than `http`, `https`,
/// `mailto` or `tel` is its text; raw HTML is the text in it.
///
/// - Returns: blocks of HTML in the syntax of XML, without entities other than XML's own and
///   without characters XML does not allow; empty for a text of white space.
/// - Complexity: O(text) for what people write. A text that is longer or nested deeper than any
///   caption is shown as it is, in paragraphs.
package func html(from text: String) -> String {
  guard let document = MarkdownDocument(text), document.depth <= MarkdownDocument.depthLimit
  else { return paragraphs(of: text) }
  document.tame()
  return xmlText(document.html)
}

/// A text in Markdown without its marks, as one line: for descriptions and alternative texts.
///
/// - Returns: the words of the text, with single spaces where white space or the edge of a block
///   was.
/// - Complexity: as for `html(from:)`.
package func plainText(from text: String) -> String {
  guard let document = MarkdownDocument(text) else { return words(of: xmlText(text)) }
  document.tame()
  return words(of: xmlText(document.text))
}

/// A text as it is, a paragraph for each run of lines that are not blank.
private func paragraphs(of text: String) -> String {
  xmlText(text)
    .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    .split { $0.allSatisfy(\.isWhitespace) }
    .map { "<p>\(escaped($0.joined(separator: "\n")))</p>" }
    .joined(separator: "\n")
}

private func words(of text: String) -> String {
  text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}

private func escaped(_ text: String) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}

/// A text without the characters no XML document may hold (XML 1.0, production 2), and without
/// line breaks at its end.
private func xmlText(_ text: String) -> String {
  var kept = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\t", "\n", "\r", "\u{20}"..."\u{D7FF}", "\u{E000}"..."\u{FFFD}",
      "\u{10000}"..."\u{10FFFF}":
      kept.append(scalar)
    default: break
    }
  }
  while kept.last == "\n" { kept.removeLast() }
  return String(kept)
}
