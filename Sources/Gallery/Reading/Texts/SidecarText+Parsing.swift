import Images
import Markdown

extension SidecarText {
  /// Reads a text. UTF-8 where it is valid, otherwise Latin-1; any line ends.
  ///
  /// - Complexity: O(bytes).
  static func parse(_ bytes: [UInt8], file: SourcePath) -> (text: SidecarText, faults: [TextFault])
  {
    var faults: [TextFault] = []
    let decoded = String(validating: bytes, as: UTF8.self)
    if decoded == nil { faults.append(TextFault(.notUTF8, file)) }
    let lines = lines(of: decoded ?? String(latin1: bytes))
    var text = SidecarText()
    let body: ArraySlice<Substring>
    if let end = frontMatterEnd(in: lines) {
      text.readFrontMatter(lines[1..<end], file: file, faults: &faults)
      body = lines[(end + 1)...]
    } else {
      if lines.first.map(isFence) == true {
        faults.append(TextFault(.openFrontMatter, file, line: 1))
      }
      body = lines[...]
    }
    text.readBody(body)
    return (text, faults)
  }

  private static func lines(of text: String) -> [Substring] {
    let text = text.unicodeScalars.first == "\u{FEFF}" ? text.dropFirst() : text[...]
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }
}

extension SidecarText {
  private static func isFence(_ line: Substring) -> Bool { line.trimmed == "---" }

  private static func frontMatterEnd(in lines: [Substring]) -> Int? {
    guard let first = lines.first, isFence(first) else { return nil }
    return lines.dropFirst().firstIndex { isFence($0) || $0.trimmed == "..." }
  }

  private mutating func readFrontMatter(
    _ lines: ArraySlice<Substring>, file: SourcePath, faults: inout [TextFault]
  ) {
    for entry in FrontMatterEntry.entries(of: lines) {
      switch entry.key {
      case nil: faults.append(TextFault(.noKey, file, line: entry.line))
      case "title": title = entry.value.nonEmpty
      case "caption": caption = entry.value.nonEmpty
      case "alt": alt = entry.value.nonEmpty
      case "date":
        date = CaptureDate(metadata: entry.value)
        if date == nil, !entry.value.isEmpty {
          faults.append(TextFault(.invalidDate(entry.value), file, line: entry.line))
        }
      case let key?: faults.append(TextFault(.unknownKey(key), file, line: entry.line))
      }
    }
  }

  private mutating func readBody(_ lines: ArraySlice<Substring>) {
    var lines = lines.drop { $0.trimmed.isEmpty }
    if title == nil, let heading = Self.heading(opening: lines) {
      title = Markdown.plainText(from: heading.title).nonEmpty
      lines = lines.dropFirst(heading.lines)
    }
    guard let body = lines.joined(separator: "\n").trimmed.nonEmpty else { return }
    caption = caption.map { "\($0)\n\n\(body)" } ?? body
  }

  /// The heading with which a text begins: `# Title`, or a line underlined with `=`.
  private static func heading(
    opening lines: ArraySlice<Substring>
  ) -> (title: String, lines: Int)? {
    guard let first = lines.first?.trimmed else { return nil }
    let marks = first.prefix { $0 == "#" }
    if (1...6).contains(marks.count), first.dropFirst(marks.count).first?.isWhitespace == true {
      let title = first.dropFirst(marks.count).trimmed
      let closing = title.reversed().prefix { $0 == "#" }.count
      let isClosed = closing > 0 && title.dropLast(closing).last?.isWhitespace == true
      return (isClosed ? title.dropLast(closing).trimmed : title, 1)
    }
    guard let second = lines.dropFirst().first?.trimmed, !second.isEmpty,
      second.allSatisfy({ $0 == "=" })
    else { return nil }
    return (first, 2)
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    var rest = Substring(self).drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }

  /// The text, or `nil` where it is empty.
  var nonEmpty: String? { isEmpty ? nil : String(self) }
}

extension String {
  /// Each byte as the character of its number.
  fileprivate init(latin1 bytes: [UInt8]) {
    self.init()
    unicodeScalars.append(contentsOf: bytes.map { Unicode.Scalar($0) })
  }
}
