/// Takes away the lines that hold nothing but a tag, as the specification's "standalone" rules say,
/// and keeps the white space before the tag as its indentation.
///
/// Section, comment, partial and set-delimiter tags stand alone when each has its line to itself.
/// The tags of inheritance do so also in company: a parent that begins and ends on the line, and
/// `{{<parent}}{{$block}}` or `{{/block}}{{/parent}}`.
func tokensWithoutStandaloneLines(_ tokens: [Token]) -> [Token] {
  var result: [Token] = []
  result.reserveCapacity(tokens.count)
  var line: [Token] = []
  for token in tokens {
    line.append(token)
    if case .text(let text) = token, text.bytes.last == 0x0A {
      result += processed(line)
      line.removeAll(keepingCapacity: true)
    }
  }
  return result + processed(line)
}

private func processed(_ line: [Token]) -> [Token] {
  guard let units = Units(line), units.standAlone else { return inline(line) }
  return line.indices.compactMap { index in
    switch line[index] {
    case .text: return units.parentRange?.contains(index) == true ? line[index] : nil
    case .tag(var tag):
      tag.isStandalone = true
      if index == units.firstTag { tag.indentation = leadingBlank(of: line) }
      return .tag(tag)
    }
  }
}

/// A line that stays: its start is marked, and a block that begins it knows its indentation.
private func inline(_ line: [Token]) -> [Token] {
  var line = line
  switch line.first {
  case .text(var text):
    text.startsLine = true
    line[0] = .text(text)
    if line.count > 1, text.isBlank, case .tag(var tag) = line[1], tag.kind == .block {
      tag.indentation = text.bytes
      line[1] = .tag(tag)
    }
  case .tag(let tag):
    line.insert(.text(Token.Text(bytes: [], line: tag.place.line, startsLine: true)), at: 0)
  case nil: break
  }
  return line
}

private func leadingBlank(of line: [Token]) -> [UInt8] {
  if case .text(let text)? = line.first { text.bytes } else { [] }
}

/// The tags of a line that holds no other text than blanks.
private struct Units {
  /// Kinds of the line's tags; a parent from its start to its end is one.
  private var kinds: [Token.Kind] = []
  /// Where in the line the first tag is.
  private(set) var firstTag = 0
  /// The tokens of a parent that begins and ends on the line.
  private(set) var parentRange: ClosedRange<Int>?

  /// Creates the list; `nil` for a line that holds text or no tag.
  init?(_ line: [Token]) {
    var index = 0
    while index < line.count {
      switch line[index] {
      case .text(let text): guard text.isBlank else { return nil }
      case .tag(let tag):
        if kinds.isEmpty { firstTag = index }
        kinds.append(tag.kind)
        if tag.kind == .parent, let end = Self.end(of: tag, from: index, in: line) {
          parentRange = index...end
          index = end
        }
      }
      index += 1
    }
    if kinds.isEmpty { return nil }
  }

  var standAlone: Bool {
    if kinds.count == 1 {
      return kinds[0].mayStandAlone
    }
    let opens = kinds.allSatisfy { $0 == .parent || $0 == .block } && parentRange == nil
    return opens || kinds.allSatisfy { $0 == .end }
  }

  private static func end(of parent: Token.Tag, from start: Int, in line: [Token]) -> Int? {
    line.indices.dropFirst(start + 1).first { index in
      if case .tag(let tag) = line[index] {
        tag.kind == .end && tag.content == parent.content
      } else {
        false
      }
    }
  }
}
