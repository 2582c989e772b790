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
      writeValue(text, at: variable.place) { output, text in output.appendEscaped(text) }
    case .string(let text), .markup(let text):
      writeValue(text, at: variable.place) { output, text in output.append(contentsOf: text.utf8) }
    case .bool(let truth):
      writeValue(truth ? "true" : "false", at: variable.place) { output, text in
        output.append(contentsOf: text.utf8)
      }
    case .null, .list, .object: break
    }
  }

  /// Writes a value's text, which may hold line breaks: every line it begins is the variable's.
  private mutating func writeValue(
    _ text: String, at place: TemplatePlace, _ append: (inout [UInt8], String) -> Void
  ) {
    guard !text.isEmpty else { return }
    noteWriter(line: place.line)
    let start = output.count
    append(&output, text)
    isAtLineStart = output.last == 0x0A
    for byte in output[start...].dropLast() where byte == 0x0A {
      lines.append(writer(line: place.line))
    }
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
