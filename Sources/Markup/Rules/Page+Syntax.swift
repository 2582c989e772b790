/// The rules that make XML mean the same when a browser reads it as HTML.
extension Page {
  var syntaxFindings: [PageFinding] {
    var findings: [PageFinding] = []
    if !Prolog(bytes).hasHTMLDoctype { findings.append(finding(.syntax(.missingDoctype))) }
    findings += scan.characterDataSections.map {
      finding(.syntax(.characterDataSection), atOffset: $0)
    }
    findings += scan.processingInstructions.map {
      finding(.syntax(.processingInstruction), atOffset: $0)
    }
    findings += elements.compactMap(syntaxFinding)
    return findings
  }

  private func syntaxFinding(about element: PageElement) -> PageFinding? {
    if let prefix = element.prefix {
      return finding(.syntax(.prefixedElement("\(prefix):\(element.name)")), at: element)
    }
    guard element.isHTML else { return nil }
    let isVoid = Self.voidElements.contains(element.name)
    if element.tag.isSelfClosed, !isVoid {
      return finding(.syntax(.selfClosedElement(element.name)), at: element)
    }
    if isVoid, !element.tag.isSelfClosed {
      return finding(.syntax(.closedVoidElement(element.name)), at: element)
    }
    if Self.rawTextElements.contains(element.name), hasEscapedText(element) {
      return finding(.syntax(.escapedRawText(element: element.name)), at: element)
    }
    return nil
  }

  /// Whether the bytes of an element's text hold an escape.
  private func hasEscapedText(_ element: PageElement) -> Bool {
    let text = bytes[element.tag.range.upperBound...].prefix { $0 != UInt8(ascii: "<") }
    return text.contains(UInt8(ascii: "&"))
  }

  /// HTML § 13.1.2: elements that have a start tag only.
  private static let voidElements: Set = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
  ]

  /// HTML § 13.1.2: elements in whose text character references mean nothing.
  private static let rawTextElements: Set = ["script", "style"]
}
