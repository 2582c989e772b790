extension [UInt8] {
  /// Appends text with the characters escaped that mean something in HTML and in its attributes,
  /// whichever quotes a template gives them, and U+FFFD in place of those that no XML may hold.
  ///
  /// - Returns: how many line breaks the text holds.
  mutating func appendEscaped(_ text: String) -> Int {
    var text = text
    return text.withUTF8 { bytes in
      var plain = 0
      var newlineCount = 0
      var index = indexOfSpecialByte(in: bytes, from: 0)
      while index < bytes.count {
        if bytes[index] == 0x0A { newlineCount += 1 }
        if let (replacement, length) = replacement(for: bytes, at: index) {
          append(contentsOf: bytes[plain..<index])
          append(
            contentsOf: UnsafeBufferPointer(
              start: replacement.utf8Start, count: replacement.utf8CodeUnitCount))
          plain = index + length
        }
        index = indexOfSpecialByte(in: bytes, from: index + 1)
      }
      append(contentsOf: bytes[plain...])
      return newlineCount
    }
  }
}

/// The first index of a byte that may have to be replaced or is a line break; the end of the bytes
/// where there is none. Eight bytes are looked at together, as one word.
private func indexOfSpecialByte(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
  let raw = UnsafeRawBufferPointer(bytes)
  var index = start
  while index + 8 <= raw.count {
    if hasSpecialByte(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) { break }
    index += 8
  }
  while index < raw.count, !hasSpecialByte(UInt64(raw[index]) &* everyByte) { index += 1 }
  return index
}

private let everyByte: UInt64 = 0x0101_0101_0101_0101

/// True where one of a word's bytes is a control character, means something in HTML, or may begin
/// U+FFFE or U+FFFF: `&` and `'`, and `<` and `>`, differ in one bit and share a test.
@inline(__always)
private func hasSpecialByte(_ word: UInt64) -> Bool {
  let highBits = everyByte << 7
  let controls = (word &- everyByte &* 0x20) & ~word
  let quotes = zeroBytes(word ^ everyByte &* 0x22)
  let ampersands = zeroBytes((word | everyByte) ^ everyByte &* 0x27)
  let angles = zeroBytes((word | everyByte &* 2) ^ everyByte &* 0x3E)
  let noncharacters = zeroBytes(word ^ everyByte &* 0xEF)
  return (controls | quotes | ampersands | angles | noncharacters) & highBits != 0
}

/// A word whose bytes have their high bit set where a word's lowest zero byte is.
@inline(__always)
private func zeroBytes(_ word: UInt64) -> UInt64 { (word &- everyByte) & ~word }

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
