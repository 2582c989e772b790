extension Renderer {
  /// Writes a template's own text; a partial's indentation goes before each of its lines.
  mutating func write(_ text: Node.Text) {
    if indentation.isEmpty {
      write(text.bytes, line: text.line, newlineCount: text.newlineCount)
      skipsIndentation = false
      return
    }
    if text.bytes.isEmpty { indent(text.startsLine, line: text.line) }
    for (index, line) in text.lines.enumerated() {
      indent(index > 0 || text.startsLine, line: text.line + index)
      write(line, line: text.line + index, newlineCount: line.last == 0x0A ? 1 : 0)
    }
  }

  private mutating func indent(_ startsLine: Bool, line: Int) {
    if startsLine, !skipsIndentation { write(indentation, line: line, newlineCount: 0) }
    skipsIndentation = false
  }

  private mutating func write(_ bytes: some Collection<UInt8>, line: Int, newlineCount: Int) {
    guard !bytes.isEmpty else { return }
    noteWriter(line: line)
    output.append(contentsOf: bytes)
    isAtLineStart = output.last == 0x0A
    for index in 0..<max(0, newlineCount - (isAtLineStart ? 1 : 0)) {
      lines.append(writer(line: line + index + 1))
    }
  }

  mutating func write(_ variable: Node.Variable) {
    skipsIndentation = false
    switch value(of: variable.name, at: variable.place) {
    case .string(let text) where variable.isEscaped:
      write(text, at: variable.place) { $0.appendEscaped($1) }
    case .string(let text), .markup(let text):
      write(text, at: variable.place) { $0.appendCountingLines($1) }
    case .bool(let truth):
      write(truth ? "true" : "false", at: variable.place) { $0.appendCountingLines($1) }
    case .null, .list, .object: break
    }
  }

  /// Writes a value's text with a closure that tells how many line breaks there were: every line
  /// the value begins is the variable's.
  private mutating func write(
    _ text: String, at place: TemplatePlace, _ append: (inout [UInt8], String) -> Int
  ) {
    guard !text.isEmpty else { return }
    noteWriter(line: place.line)
    let newlineCount = append(&output, text)
    isAtLineStart = output.last == 0x0A
    for _ in 0..<(newlineCount - (isAtLineStart ? 1 : 0)) { lines.append(writer(line: place.line)) }
  }

  /// Notes who writes the next byte, where it begins a line.
  private mutating func noteWriter(line: Int) {
    if isAtLineStart { lines.append(writer(line: line)) }
  }

  private func writer(line: Int) -> LineWriter {
    LineWriter(
      template: Int32(truncatingIfNeeded: template), line: Int32(truncatingIfNeeded: line),
      label: label)
  }
}

extension [UInt8] {
  /// Appends text as it is and returns how many line breaks it holds.
  fileprivate mutating func appendCountingLines(_ text: String) -> Int {
    append(contentsOf: text.utf8)
    return text.utf8.reduce(0) { count, byte in count + (byte == 0x0A ? 1 : 0) }
  }
}
