/// A part of a compiled template.
indirect enum Node: Sendable {
  case text(Text)
  case variable(Variable)
  case section(Section)
  case partial(Partial)
  case parent(Partial, arguments: [Block])
  case block(Block)

  /// Plain text of one line or several.
  struct Text: Sendable {
    var bytes: [UInt8]
    /// The line of the template its first byte is on.
    var line: Int
    /// Its first byte begins a line of the template.
    var startsLine: Bool
    var newlineCount: Int

    init(_ token: Token.Text) {
      bytes = token.bytes
      line = token.line
      startsLine = token.startsLine
      newlineCount = token.bytes.last == 0x0A ? 1 : 0
    }

    var endsLine: Bool { bytes.last == 0x0A }
  }

  /// `{{name}}`.
  struct Variable: Sendable {
    var name: Name
    var isEscaped: Bool
    var place: TemplatePlace
  }

  /// `{{#name}}` or `{{^name}}` to its end.
  struct Section: Sendable {
    var name: Name
    var isInverted: Bool
    var place: TemplatePlace
    var content: [Node]
  }

  /// `{{>name}}`, or the name and indentation of `{{<name}}`.
  struct Partial: Sendable {
    var target: Target
    var indentation: [UInt8]
    var place: TemplatePlace
  }

  /// The template a partial means.
  enum Target: Sendable {
    /// A template of the library, by its number.
    case known(Int)
    /// A name no template has.
    case unknown(String)
    /// `*name`: the value of a name, looked up when rendering.
    case dynamic(Name)
  }

  /// `{{$name}}` to its end: a parameter and its default, or an argument of a parent.
  struct Block: Sendable {
    var name: NameKey
    var place: TemplatePlace
    /// What goes before each line of an argument that takes the place of the content.
    var indentation: [UInt8]
    /// The block has its lines to itself, so that its first line is indented too.
    var isStandalone: Bool
    var content: [Node]
  }
}

/// A name as a tag writes it, ready for looking up.
struct Name: Sendable {
  /// The name as written.
  var text: String
  /// The names between its dots; none for `.`, the innermost value.
  var keys: [NameKey]

  /// Creates a name; `nil` for what cannot be one.
  init?(_ text: String) {
    self.text = text
    keys = []
    if text == "." { return }
    for part in text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
      guard !part.isEmpty, !part.contains(where: \.isSpace) else { return nil }
      keys.append(NameKey(String(decoding: part, as: UTF8.self)))
    }
  }
}
