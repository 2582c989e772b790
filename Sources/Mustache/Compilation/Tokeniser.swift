/// Cuts a template into tokens, following the delimiters as they change.
struct Tokeniser {
  let bytes: [UInt8]
  let file: String
  private var offset = 0
  private var place = TemplatePlace(line: 1, column: 1)
  private var start: [UInt8] = Array("{{".utf8)
  private var end: [UInt8] = Array("}}".utf8)

  /// Creates a tokeniser; a byte order mark, which an editor may have left, is no text.
  init(_ text: String, file: String) {
    bytes = Array(text.unicodeScalars.first == "\u{FEFF}" ? text.utf8.dropFirst(3) : text.utf8[...])
    self.file = file
  }

  mutating func tokens() throws(MustacheError) -> [Token] {
    var tokens: [Token] = []
    while offset < bytes.count {
      if has(start, at: offset) {
        tokens.append(.tag(try tag()))
      } else {
        tokens.append(.text(text()))
      }
    }
    return tokens
  }

  /// The text up to the next tag, or up to and with the end of the line.
  private mutating func text() -> Token.Text {
    let line = place.line
    let first = offset
    repeat {
      if bytes[offset] == 0x0A {
        advance(to: offset + 1)
        break
      }
      advance(to: offset + 1)
    } while offset < bytes.count && !has(start, at: offset)
    return Token.Text(bytes: Array(bytes[first..<offset]), line: line)
  }
}

// MARK: - Tags

extension Tokeniser {
  private mutating func tag() throws(MustacheError) -> Token.Tag {
    let first = offset
    let tagPlace = place
    let sigil = Sigil(offset + start.count < bytes.count ? bytes[offset + start.count] : 0)
    let contentStart = offset + start.count + sigil.length
    let closing = sigil.closing + end
    guard let contentEnd = find(closing, from: contentStart),
      sigil.kind == .comment || !contains(start, in: contentStart..<contentEnd)
    else { throw fault(.unclosedTag(end: text(closing)), at: tagPlace) }
    advance(to: contentEnd + closing.count)
    let content = trimmed(contentStart..<contentEnd)
    let tag = Token.Tag(
      kind: sigil.kind, content: content, source: text(bytes[first..<offset]),
      endTag: "\(text(start))/\(content)\(text(end))", place: tagPlace)
    if tag.kind == .delimiters { try setDelimiters(tag) }
    return tag
  }

  private mutating func setDelimiters(_ tag: Token.Tag) throws(MustacheError) {
    let parts = tag.content.utf8.split(whereSeparator: \.isSpace)
    guard parts.count == 2, !tag.content.utf8.contains(UInt8(ascii: "="))
    else { throw fault(.invalidDelimiters(tag.content), at: tag.place) }
    start = Array(parts[0])
    end = Array(parts[1])
  }

  private func fault(_ kind: MustacheError.Kind, at place: TemplatePlace) -> MustacheError {
    MustacheError(file: file, kind: kind, place: place)
  }

  /// The character after a tag's start, what it makes of the tag, and what the tag's end begins with.
  private struct Sigil {
    var kind: Token.Kind
    var length = 1
    var closing: [UInt8] = []

    init(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "#"): kind = .section
      case UInt8(ascii: "^"): kind = .inverted
      case UInt8(ascii: "/"): kind = .end
      case UInt8(ascii: "!"): kind = .comment
      case UInt8(ascii: ">"): kind = .partial
      case UInt8(ascii: "<"): kind = .parent
      case UInt8(ascii: "$"): kind = .block
      case UInt8(ascii: "&"): kind = .unescaped
      case UInt8(ascii: "{"): (kind, closing) = (.unescaped, [UInt8(ascii: "}")])
      case UInt8(ascii: "="): (kind, closing) = (.delimiters, [byte])
      default: (kind, length) = (.variable, 0)
      }
    }
  }
}

// MARK: - Walking over the bytes

extension Tokeniser {
  private mutating func advance(to target: Int) {
    for byte in bytes[offset..<target] {
      if byte == 0x0A {
        place = TemplatePlace(line: place.line + 1, column: 1)
      } else if byte & 0xC0 != 0x80 {
        place.column += 1
      }
    }
    offset = target
  }

  private func has(_ word: [UInt8], at index: Int) -> Bool {
    bytes[index] == word[0] && bytes[index...].starts(with: word)
  }

  private func find(_ word: [UInt8], from index: Int) -> Int? {
    guard index < bytes.count else { return nil }
    return (index..<bytes.count).first { has(word, at: $0) }
  }

  private func contains(_ word: [UInt8], in range: Range<Int>) -> Bool {
    range.contains { has(word, at: $0) }
  }

  private func text(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private func trimmed(_ range: Range<Int>) -> String {
    var content = bytes[range].drop(while: \.isSpace)
    while content.last?.isSpace == true { content.removeLast() }
    return text(content)
  }
}

extension UInt8 {
  /// White space of ASCII.
  var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
