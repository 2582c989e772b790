/// The text between the tags of raw HTML, without comments, scripts and style sheets, and without
/// line breaks at its end.
///
/// - Complexity: O(text).
func textInHTML(_ html: String) -> String {
  let bytes = Array(html.utf8)
  let scanner = TagScanner(bytes)
  var text: [UInt8] = []
  var index = 0
  while index < bytes.count {
    if let end = scanner.endOfTag(at: index) {
      index = end
    } else if let (character, length) = scanner.entity(at: index) {
      text += character.utf8
      index += length
    } else {
      text.append(bytes[index])
      index += 1
    }
  }
  while text.last == 0x0A { text.removeLast() }
  return String(decoding: text, as: UTF8.self)
}

/// Finds where tags end, in letters without case.
private struct TagScanner {
  let bytes: [UInt8]
  /// Where the last tag ends, so that many beginnings without an end are not searched in vain.
  let lastEnd: Int

  init(_ bytes: [UInt8]) {
    lastEnd = bytes.lastIndex(of: UInt8(ascii: ">")) ?? -1
    self.bytes = bytes.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
  }

  /// The index after the tag, comment or hidden element that begins at an index; a tag that does
  /// not end is none.
  func endOfTag(at index: Int) -> Int? {
    guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count else { return nil }
    if has("<!--", at: index) { return end(of: "-->", from: index) ?? bytes.count }
    for name in ["script", "style"] where has("<\(name)", at: index) {
      return end(of: "</\(name)", from: index).flatMap { end(of: ">", from: $0) } ?? bytes.count
    }
    switch bytes[index + 1] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "/"), UInt8(ascii: "!"),
      UInt8(ascii: "?"):
      return index < lastEnd ? end(of: ">", from: index) : nil
    default: return nil
    }
  }

  /// The character a common entity stands for, and the entity's length.
  func entity(at index: Int) -> (character: String, length: Int)? {
    guard bytes[index] == UInt8(ascii: "&") else { return nil }
    let entities = [
      "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&nbsp;": "\u{A0}",
    ]
    return entities.first { has($0.key, at: index) }.map { ($0.value, $0.key.utf8.count) }
  }

  private func end(of mark: String, from start: Int) -> Int? {
    (start..<bytes.count).first { has(mark, at: $0) }.map { $0 + mark.utf8.count }
  }

  private func has(_ word: String, at index: Int) -> Bool {
    bytes[index...].starts(with: word.utf8)
  }
}
