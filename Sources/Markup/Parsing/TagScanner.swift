/// Where a start tag stands in a document's bytes.
struct StartTag {
  /// From `<` up to and including `>`.
  var range: Range<Int>
  /// Whether it ends in `/>`.
  var isSelfClosed: Bool
}

/// The places in a well-formed document that its tree does not keep.
///
/// The tree knows an element's line as the line on which its start tag *ends*, and neither columns
/// nor the form a tag was written in. Start tags in the bytes and elements in the tree come in the
/// same order, which joins the two.
struct TagScanner {
  /// Every start tag, in document order.
  private(set) var startTags: [StartTag] = []
  /// Offsets of CDATA sections.
  private(set) var characterDataSections: [Int] = []
  /// Offsets of processing instructions, an XML declaration among them.
  private(set) var processingInstructions: [Int] = []

  /// Scans a document that the XML parser has accepted.
  ///
  /// - Complexity: O(bytes).
  init(_ bytes: [UInt8]) {
    var position = 0
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = scanMarkup(bytes, from: start)
    }
  }

  /// Scans what begins with `<` at `start`; returns the offset behind it.
  private mutating func scanMarkup(_ bytes: [UInt8], from start: Int) -> Int {
    let rest = bytes[start...]
    if rest.starts(with: "<!--".utf8) { return rest.dropFirst(4).dropThrough("-->").startIndex }
    if rest.starts(with: "<![CDATA[".utf8) {
      characterDataSections.append(start)
      return rest.dropThrough("]]>").startIndex
    }
    if rest.starts(with: "<?".utf8) {
      processingInstructions.append(start)
      return rest.dropThrough("?>").startIndex
    }
    if rest.starts(with: "</".utf8) || rest.starts(with: "<!".utf8) {
      return rest.dropThrough(">").startIndex
    }
    return scanStartTag(bytes, from: start)
  }

  private mutating func scanStartTag(_ bytes: [UInt8], from start: Int) -> Int {
    var quote: UInt8?
    for index in start..<bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        startTags.append(
          StartTag(
            range: start..<index + 1, isSelfClosed: bytes[index - 1] == UInt8(ascii: "/")))
        return index + 1
      }
    }
    return bytes.count
  }
}
