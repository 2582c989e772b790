internal import CCMarkGFM

extension MarkdownDocument {
  /// Makes of the tree what may stand in any page: see `html(from:)`.
  func tame() {
    for node in wildNodes { node.tame() }
    for node in emptyNodes { node.remove() }
  }

  /// Nodes that cannot stay as they are. Of links within links, which bare addresses make, the
  /// outermost stays.
  private var wildNodes: [OpaquePointer] {
    var wild: [OpaquePointer] = []
    var linkAround: OpaquePointer?
    root.walk { event, node in
      switch (cmark_node_get_type(node), event) {
      case (CMARK_NODE_LINK, CMARK_EVENT_EXIT): if node == linkAround { linkAround = nil }
      case (CMARK_NODE_LINK, _) where linkAround == nil && node.isSafeLink: linkAround = node
      case (CMARK_NODE_HEADING, CMARK_EVENT_ENTER), (CMARK_NODE_LINK, _),
        (CMARK_NODE_HTML_BLOCK, _), (CMARK_NODE_HTML_INLINE, _):
        wild.append(node)
      case (CMARK_NODE_IMAGE, CMARK_EVENT_ENTER):
        wild.append(node)
        return false
      default: break
      }
      return true
    }
    return wild
  }

  /// Links and paragraphs without text, which nobody could see or follow; inner ones first.
  private var emptyNodes: [OpaquePointer] {
    var empty: [OpaquePointer] = []
    root.walk { event, node in
      let type = cmark_node_get_type(node)
      if event == CMARK_EVENT_EXIT, type == CMARK_NODE_LINK || type == CMARK_NODE_PARAGRAPH,
        node.text.allSatisfy(\.isWhitespace)
      {
        empty.append(node)
      }
      return true
    }
    return empty
  }
}

/// True for an address without a scheme or with one that is no danger in a page.
private func isSafeAddress(_ address: String) -> Bool {
  guard let end = address.firstIndex(where: { ":/?#".contains($0) }), address[end] == ":"
  else { return true }
  return ["http", "https", "mailto", "tel"].contains(address[..<end].lowercased())
}

extension OpaquePointer {
  fileprivate var isSafeLink: Bool { isSafeAddress(String(cString: cmark_node_get_url(self))) }

  fileprivate func tame() {
    switch cmark_node_get_type(self) {
    case CMARK_NODE_HEADING: becomeBoldParagraph()
    case CMARK_NODE_IMAGE: becomeText(text)
    case CMARK_NODE_HTML_INLINE: becomeLineBreakOrNothing()
    case CMARK_NODE_HTML_BLOCK: becomeParagraph(textInHTML(literal))
    case CMARK_NODE_LINK: becomeItsContent()
    default: break
    }
  }

  private func becomeItsContent() {
    while let child = cmark_node_first_child(self) { cmark_node_insert_before(self, child) }
    remove()
  }

  /// The node itself stays: the text of its inlines lies in its memory.
  private func becomeBoldParagraph() {
    guard cmark_node_first_child(self) != nil, let strong = cmark_node_new(CMARK_NODE_STRONG),
      cmark_node_set_type(self, CMARK_NODE_PARAGRAPH) == 1
    else { return remove() }
    while let child = cmark_node_first_child(self) { cmark_node_append_child(strong, child) }
    cmark_node_append_child(self, strong)
  }

  private func becomeText(_ text: String) {
    guard let node = cmark_node_new(CMARK_NODE_TEXT) else { return remove() }
    cmark_node_set_literal(node, text)
    become(node)
  }

  private func becomeLineBreakOrNothing() {
    let isBreak = literal.lowercased().filter { !$0.isWhitespace && $0 != "/" } == "<br>"
    guard isBreak, let node = cmark_node_new(CMARK_NODE_LINEBREAK) else { return remove() }
    become(node)
  }

  private func becomeParagraph(_ text: String) {
    guard let paragraph = cmark_node_new(CMARK_NODE_PARAGRAPH),
      let node = cmark_node_new(CMARK_NODE_TEXT)
    else { return remove() }
    cmark_node_set_literal(node, text)
    cmark_node_append_child(paragraph, node)
    become(paragraph)
  }

  private func become(_ other: OpaquePointer) {
    cmark_node_replace(self, other)
    cmark_node_free(self)
  }

  fileprivate func remove() {
    cmark_node_unlink(self)
    cmark_node_free(self)
  }
}
