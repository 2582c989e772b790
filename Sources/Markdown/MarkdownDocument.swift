internal import CCMarkGFM
internal import Glibc
internal import Synchronization

/// A parsed text: the owner of cmark's tree.
struct MarkdownDocument: ~Copyable {
  /// Longer texts are not parsed: cmark takes more than linear time for some that are made to.
  static let lengthLimit = 50_000
  /// How deep blocks and inlines may lie inside one another; parsers of pages have their limits.
  static let depthLimit = 40

  let root: OpaquePointer

  /// Parses a text; `nil` for one that is too long.
  init?(_ text: String) {
    guard text.utf8.count <= Self.lengthLimit, let root = parsed(text) else { return nil }
    self.root = root
  }

  deinit { cmark_node_free(root) }
}

/// cmark-gfm keeps the characters its extensions are called for in a global table that each parser
/// fills and clears: two parsers at once would miss links and strikethroughs, now and then.
private let parserLock = Mutex(())

private let registeredExtensions: Void = cmark_gfm_core_extensions_ensure_registered()

private func parsed(_ text: String) -> OpaquePointer? {
  parserLock.withLock { _ in
    registeredExtensions
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return nil }
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "autolink"] {
      guard let found = cmark_find_syntax_extension(name) else { continue }
      cmark_parser_attach_syntax_extension(parser, found)
    }
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        cmark_parser_feed(parser, $0.baseAddress, $0.count)
      }
    }
    return cmark_parser_finish(parser)
  }
}

// MARK: - What is in it

extension MarkdownDocument {
  /// The HTML of the tree. (cmark's own safe mode is on unless turned off: it is the second fence.)
  var html: String {
    guard let characters = cmark_render_html(root, CMARK_OPT_DEFAULT, nil) else { return "" }
    defer { free(characters) }
    return String(cString: characters)
  }

  /// The text of the tree, blocks apart.
  var text: String { root.text }

  /// How deep nodes lie inside one another.
  var depth: Int {
    var depth = 0, deepest = 0
    root.walk { event, node in
      guard cmark_node_first_child(node) != nil else { return true }
      depth += event == CMARK_EVENT_ENTER ? 1 : -1
      deepest = max(deepest, depth)
      return true
    }
    return deepest
  }
}

extension OpaquePointer {
  /// Calls a closure for each event of a walk over a node's tree; where it returns `false` for the
  /// start of a node, the node's children are left out.
  func walk(_ visit: (cmark_event_type, OpaquePointer) -> Bool) {
    guard let iterator = cmark_iter_new(self) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
      if !visit(event, node), event == CMARK_EVENT_ENTER, cmark_node_first_child(node) != nil {
        cmark_iter_reset(iterator, node, CMARK_EVENT_EXIT)
      }
    }
  }

  /// The text in a node's tree, with a space where a block ends or a line breaks.
  var text: String {
    var text = ""
    walk { event, node in
      switch cmark_node_get_type(node) {
      case CMARK_NODE_TEXT, CMARK_NODE_CODE: text += node.literal
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: text += " "
      case CMARK_NODE_CODE_BLOCK: text += "\(node.literal) "
      case _ where event == CMARK_EVENT_EXIT && node.isBlock: text += " "
      default: break
      }
      return true
    }
    return text
  }

  /// What a leaf holds.
  var literal: String { String(cString: cmark_node_get_literal(self)) }

  private var isBlock: Bool {
    cmark_node_get_type(self).rawValue & UInt32(CMARK_NODE_TYPE_MASK)
      == UInt32(CMARK_NODE_TYPE_BLOCK)
  }
}
