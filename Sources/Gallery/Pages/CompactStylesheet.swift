/// A style sheet without what only its writer needs: comments (but those that begin with `/*!`) and
/// white space that means nothing. What is left means the same.
///
/// - Complexity: O(bytes).
func compactStylesheet(_ bytes: [UInt8]) -> [UInt8] {
  var compactor = StylesheetCompactor(source: bytes)
  while compactor.step() {}
  return compactor.result
}

private struct StylesheetCompactor {
  let source: [UInt8]
  private(set) var result: [UInt8] = []
  private var index = 0
  /// Whether white space or a comment stood before the next byte.
  private var isApart = false

  init(source: [UInt8]) {
    self.source = source
    result.reserveCapacity(source.count)
  }

  /// Goes on by a comment, a string or a byte; returns `false` at the end.
  mutating func step() -> Bool {
    guard index < source.count else { return false }
    switch source[index] {
    case 0x09, 0x0A, 0x0C, 0x0D, 0x20:
      isApart = true
      index += 1
    case UInt8(ascii: "/") where byte(after: 1) == UInt8(ascii: "*"): takeComment()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): take(upTo: endOfString)
    case UInt8(ascii: "\\"): take(upTo: min(index + 2, source.count))
    default: take(upTo: index + 1)
    }
    return true
  }

  private mutating func takeComment() {
    var end = index + 2
    while end < source.count, !(source[end - 1] == 0x2A && source[end] == 0x2F && end > index + 2) {
      end += 1
    }
    end = min(end + 1, source.count)
    if byte(after: 2) == UInt8(ascii: "!") {
      take(upTo: end)
    } else {
      isApart = true
      index = end
    }
  }

  private mutating func take(upTo end: Int) {
    if isApart, let last = result.last, !last.bindsNoSpace, !source[index].bindsNoSpace {
      result.append(0x20)
    }
    isApart = false
    result += source[index..<end]
    index = end
  }

  /// The index after the string that begins here; a line's end ends a string that has no other.
  private var endOfString: Int {
    var end = index + 1
    while end < source.count, source[end] != source[index], source[end] != 0x0A {
      end += source[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(end + 1, source.count)
  }

  private func byte(after distance: Int) -> UInt8? {
    index + distance < source.count ? source[index + distance] : nil
  }
}

extension UInt8 {
  /// Whether white space beside it means nothing.
  fileprivate var bindsNoSpace: Bool {
    switch self {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: ","): true
    default: false
    }
  }
}
