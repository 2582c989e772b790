/// A piece of a template's text: at most one line of plain text, or one tag.
enum Token: Equatable, Sendable {
  case text(Text)
  case tag(Tag)

  /// Plain text within one line, its line break included.
  struct Text: Equatable, Sendable {
    var bytes: [UInt8]
    var line: Int
    /// It is the first of its line, so that a partial's indentation goes before it.
    var startsLine = false

    var isBlank: Bool {
      bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D || $0 == 0x0A }
    }
  }

  /// A tag.
  struct Tag: Equatable, Sendable {
    var kind: Kind
    /// What stands between the sigil and the end of the tag, trimmed.
    var content: String
    /// The tag as written.
    var source: String
    /// The tag that would end what the tag begins.
    var endTag: String
    var place: TemplatePlace
    /// The white space between the start of the line and the tag, where nothing else is.
    var indentation: [UInt8] = []
    /// Its line holds nothing else and leaves no trace in the output.
    var isStandalone = false
  }

  /// What a tag does, by its sigil.
  enum Kind: Equatable, Sendable {
    case variable, unescaped, section, inverted, end, comment, partial, parent, block, delimiters

    /// A tag of this kind may have its line to itself.
    var mayStandAlone: Bool { self != .variable && self != .unescaped }
  }
}
