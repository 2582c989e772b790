/// A key and its value in the first lines of a text: the part of YAML that people write there.
struct FrontMatterEntry {
  /// The key in lower case; `nil` for a line that has none.
  var key: String?
  /// The value in one line, without its quotes.
  var value: String
  /// The line, counted from 1 in the whole file.
  var line: Int

  /// The entries of some lines. Indented lines and list items go on with the entry before them,
  /// and `|` and `>` announce such lines.
  static func entries(of lines: ArraySlice<Substring>) -> [FrontMatterEntry] {
    var entries: [FrontMatterEntry] = []
    for (index, line) in zip(lines.indices, lines) {
      let words = line.trimmed
      if words.isEmpty || words.hasPrefix("#") { continue }
      if line.first?.isWhitespace == true || words.hasPrefix("- "), let last = entries.indices.last
      {
        entries[last].value += entries[last].value.isEmpty ? words : " \(words)"
      } else {
        entries.append(FrontMatterEntry(words, line: index + 1))
      }
    }
    return entries.map(\.unquoted)
  }

  private init(_ words: String, line: Int) {
    self.line = line
    guard let colon = words.firstIndex(of: ":"), colon > words.startIndex else {
      value = words
      return
    }
    key = words[..<colon].trimmed.lowercased()
    let rest = words[words.index(after: colon)...].trimmed
    value = ["|", ">", "|-", ">-"].contains(rest) ? "" : rest
  }

  private var unquoted: FrontMatterEntry {
    var entry = self
    guard let quote = value.first, "\"'".contains(quote), value.count > 1, value.last == quote
    else { return self }
    entry.value = String(value.dropFirst().dropLast())
      .replacing(quote == "'" ? "''" : "\\\"", with: String(quote))
    return entry
  }
}
