extension [UInt8] {
  /// Appends text with the characters escaped that mean something in HTML and in its attributes,
  /// whichever quotes a template gives them, and U+FFFD in place of those that no XML may hold.
  mutating func appendEscaped(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var plain = 0
      for index in bytes.indices where bytes[index] <= UInt8(ascii: ">") || bytes[index] == 0xEF {
        guard let (replacement, length) = replacement(for: bytes, at: index) else { continue }
        append(contentsOf: bytes[plain..<index])
        append(
          contentsOf: UnsafeBufferPointer(
            start: replacement.utf8Start, count: replacement.utf8CodeUnitCount))
        plain = index + length
      }
      append(contentsOf: bytes[plain...])
    }
  }
}

/// What stands for the character at an index, and how many bytes it replaces.
private func replacement(
  for bytes: UnsafeBufferPointer<UInt8>, at index: Int
) -> (text: StaticString, length: Int)? {
  switch bytes[index] {
  case UInt8(ascii: "&"): ("&amp;", 1)
  case UInt8(ascii: "<"): ("&lt;", 1)
  case UInt8(ascii: ">"): ("&gt;", 1)
  case UInt8(ascii: "\""): ("&quot;", 1)
  case UInt8(ascii: "'"): ("&#39;", 1)
  case 0x09, 0x0A, 0x0D: nil
  case 0..<0x20: ("\u{FFFD}", 1)
  // U+FFFE and U+FFFF
  case 0xEF where bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE: ("\u{FFFD}", 3)
  default: nil
  }
}
