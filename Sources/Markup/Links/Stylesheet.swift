/// The addresses in a stylesheet: `url(…)` and `@import "…"`, as CSS Syntax § 4 tokenises them.
struct Stylesheet {
  /// The addresses with the offsets at which they begin.
  private(set) var addresses: [(address: String, offset: Int)] = []

  private let bytes: [UInt8]
  private var position = 0

  /// - Complexity: O(bytes).
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var importFollows = false
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "/") where next(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let start = position
        let text = readString()
        if importFollows { addresses.append((text, start)) }
        importFollows = false
      case UInt8(ascii: "@"):
        position += 1
        importFollows = readName() == "import"
      case let byte where byte.isNameByte: readFunctionOrName()
      case let byte:
        if !byte.isXMLSpace { importFollows = false }
        position += 1
      }
    }
  }

  private func next(_ distance: Int) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  private mutating func skipComment() {
    position = bytes[(position + 2)...].dropThrough("*/").startIndex
  }

  /// Reads a name in lower case.
  private mutating func readName() -> String {
    let start = position
    while let byte = next(0), byte.isNameByte { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
  }

  private mutating func readFunctionOrName() {
    guard readName() == "url", next(0) == UInt8(ascii: "(") else { return }
    position += 1
    skipSpace()
    let start = position
    let isQuoted = next(0) == UInt8(ascii: "\"") || next(0) == UInt8(ascii: "'")
    addresses.append((isQuoted ? readString() : readUnquoted(), start))
  }

  private mutating func skipSpace() {
    while let byte = next(0), byte.isXMLSpace { position += 1 }
  }

  private mutating func readString() -> String {
    let quote = bytes[position]
    position += 1
    let text = readText { $0 == quote || $0 == UInt8(ascii: "\n") }
    position = min(position + 1, bytes.count)
    return text
  }

  private mutating func readUnquoted() -> String {
    readText { $0 == UInt8(ascii: ")") || $0.isXMLSpace }
  }

  /// Reads text, its escapes replaced, up to a byte that ends it.
  private mutating func readText(until ends: (UInt8) -> Bool) -> String {
    var text: [UInt8] = []
    while let byte = next(0), !ends(byte) {
      position += 1
      if byte == UInt8(ascii: "\\") { text += readEscape() } else { text.append(byte) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads what follows a backslash: up to six hexadecimal digits and a space, or one character.
  private mutating func readEscape() -> [UInt8] {
    guard let first = next(0) else { return [] }
    let digits = bytes[position...].prefix(6).prefix { $0.hexadecimalValue != nil }
    guard !digits.isEmpty else {
      position += 1
      return first == UInt8(ascii: "\n") ? [] : [first]
    }
    position += digits.count
    if let byte = next(0), byte.isXMLSpace { position += 1 }
    let value = digits.reduce(UInt32(0)) { $0 * 16 + UInt32($1.hexadecimalValue ?? 0) }
    let scalar = Unicode.Scalar(value).flatMap { $0.value == 0 ? nil : $0 } ?? "\u{FFFD}"
    return Array(String(Character(scalar)).utf8)
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit.
  var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Whether it can be part of a CSS name.
  fileprivate var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
