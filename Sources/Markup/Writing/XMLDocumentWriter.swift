internal import CLibXML2

/// Writes one XML document, indented, in UTF-8: feeds and site maps (pages are made by templates).
///
///     let feed = try XMLDocumentWriter.document(
///       "feed", namespace: "http://www.w3.org/2005/Atom"
///     ) { feed in
///       feed.element("title", "Coast & cliffs")
///       feed.element("link", ["rel": "self", "href": "https://example.org/feed.xml"])
///       feed.element("entry") { entry in entry.element("id", "urn:x") }
///     }
///
/// Text and attribute values are escaped. Characters that XML cannot hold at all (control
/// characters, as they occur in damaged metadata) become U+FFFD.
package struct XMLDocumentWriter: ~Copyable {
  private let buffer: xmlBufferPtr
  private let writer: xmlTextWriterPtr
  private var failed = false

  private init() throws(MarkupError) {
    guard let buffer = xmlBufferCreate() else { throw .outOfMemory }
    guard let writer = xmlNewTextWriterMemory(buffer, 0) else {
      xmlBufferFree(buffer)
      throw .outOfMemory
    }
    self.buffer = buffer
    self.writer = writer
    xmlTextWriterSetIndent(writer, 1)
    xmlTextWriterSetIndentString(writer, "  ")
  }

  deinit {
    xmlFreeTextWriter(writer)
    xmlBufferFree(buffer)
  }

  /// Writes a document and returns its bytes.
  ///
  /// - Parameters:
  ///   - root: The name of the root element.
  ///   - namespace: The namespace that root and descendants are in.
  ///   - attributes: Further attributes of the root, in order; `xml:lang` and `xmlns:…` included.
  ///   - content: Writes what the root holds.
  /// - Throws: `MarkupError.outOfMemory`.
  /// - Complexity: O(length of the document).
  package static func document(
    _ root: String, namespace: String, _ attributes: KeyValuePairs<String, String> = [:],
    content: (inout XMLDocumentWriter) -> Void
  ) throws(MarkupError) -> [UInt8] {
    var document = try XMLDocumentWriter()
    document.note(xmlTextWriterStartDocument(document.writer, nil, "UTF-8", nil))
    document.note(xmlTextWriterStartElement(document.writer, root))
    document.attribute("xmlns", namespace)
    for (name, value) in attributes { document.attribute(name, value) }
    content(&document)
    document.note(xmlTextWriterEndDocument(document.writer))
    if document.failed { throw .outOfMemory }
    return document.bytes
  }

  /// Writes an element that holds further elements.
  package mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:],
    content: (inout XMLDocumentWriter) -> Void
  ) {
    note(xmlTextWriterStartElement(writer, name))
    for (name, value) in attributes { attribute(name, value) }
    content(&self)
    note(xmlTextWriterEndElement(writer))
  }

  /// Writes an element that holds text, or nothing.
  package mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ text: String = ""
  ) {
    element(name, attributes) { element in
      if !text.isEmpty { element.note(xmlTextWriterWriteString(element.writer, text.xmlSafe)) }
    }
  }

  /// Writes an element that holds text.
  package mutating func element(_ name: String, _ text: String) { element(name, [:], text) }

  private mutating func attribute(_ name: String, _ value: String) {
    note(xmlTextWriterWriteAttribute(writer, name, value.xmlSafe))
  }

  private mutating func note(_ result: Int32) { if result < 0 { failed = true } }

  private var bytes: [UInt8] {
    xmlTextWriterFlush(writer)
    return Array(UnsafeBufferPointer(start: buffer.pointee.content, count: Int(buffer.pointee.use)))
  }
}

extension String {
  /// The text without what no XML document may hold (XML 1.0 § 2.2, production `Char`).
  fileprivate var xmlSafe: String {
    guard !unicodeScalars.allSatisfy(\.isAllowedInXML) else { return self }
    var safe = String.UnicodeScalarView()
    for scalar in unicodeScalars { safe.append(scalar.isAllowedInXML ? scalar : "\u{FFFD}") }
    return String(safe)
  }
}

extension Unicode.Scalar {
  fileprivate var isAllowedInXML: Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
