/// What stands before a document's root element.
struct Prolog {
  /// Whether the document type is exactly HTML's own, which keeps browsers out of quirks mode.
  private(set) var hasHTMLDoctype = false
  /// The offset of a document type that holds declarations; `nil` where there is none.
  private(set) var internalSubset: Int?

  /// Reads past white space, comments and processing instructions to the document type.
  init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    while true {
      rest = rest.drop { [0x20, 0x9, 0xA, 0xD].contains($0) }
      if rest.starts(with: "<!--".utf8) {
        rest = rest.dropFirst(4).dropThrough("-->")
      } else if rest.starts(with: "<?".utf8) {
        rest = rest.dropThrough("?>")
      } else {
        break
      }
    }
    hasHTMLDoctype = rest.starts(with: "<!DOCTYPE html>".utf8)
    guard rest.starts(with: "<!DOCTYPE".utf8) else { return }
    let subsetOrEnd = rest.first { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: ">") }
    if subsetOrEnd == UInt8(ascii: "[") { internalSubset = rest.startIndex }
  }
}
