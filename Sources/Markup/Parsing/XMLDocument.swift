internal import CLibXML2

/// A parsed document: the owner of the XML library's tree.
///
/// The tree is only read, and only while its owner is alive, by the thread that parsed it.
final class XMLDocument {
  let pointer: xmlDocPtr

  init(owning pointer: xmlDocPtr) { self.pointer = pointer }

  deinit { xmlFreeDoc(pointer) }

  /// Parses UTF-8 bytes without loading anything else and without expanding entities.
  ///
  /// - Throws: The first fault.
  static func parse(_ bytes: [UInt8]) throws(PageFinding) -> XMLDocument {
    if let offset = Prolog(bytes).internalSubset {
      throw PageFinding(
        .syntax(.documentTypeDeclarations), line: LineTable(bytes).position(of: offset).line)
    }
    _ = libraryIsReady
    guard let size = Int32(exactly: bytes.count), let context = xmlNewParserCtxt() else {
      throw PageFinding(.syntax(.notWellFormed(reason: "too large")), line: 1)
    }
    defer { xmlFreeParserCtxt(context) }
    let faults = FaultList()
    clibxml2_set_handler(context, collectParserFault, Unmanaged.passUnretained(faults).toOpaque())
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_BIG_LINES.rawValue
    let document = bytes.withUnsafeBytes {
      xmlCtxtReadMemory(context, $0.baseAddress, size, nil, "UTF-8", Int32(options))
    }
    let owner = document.map(XMLDocument.init(owning:))
    if let fault = withExtendedLifetime(faults, { faults.first }) {
      throw PageFinding(
        .syntax(.notWellFormed(reason: fault.message)), line: max(fault.line, 1),
        column: fault.column)
    }
    guard let owner else {
      throw PageFinding(.syntax(.notWellFormed(reason: "Document is empty")), line: 1)
    }
    return owner
  }

  /// The library's one-time set-up, which must not run twice at once.
  private static let libraryIsReady: Void = xmlInitParser()
}
