/// Text as metadata holds it.
enum MetadataText {
  /// The most characters that are read of one value.
  private static let limit = 20_000

  /// The text that bytes hold, without what cannot be shown, trimmed: UTF-8 where they are valid
  /// UTF-8, Latin-1 otherwise (IPTC from before there was a tag to say so, and EXIF, whose ASCII
  /// nobody keeps to).
  static func clean(_ bytes: UnsafeRawBufferPointer) -> String {
    let text = String(validating: bytes, as: UTF8.self) ?? latin1(bytes)
    let lines = text.prefix(limit).map { $0.isNewline ? "\n" : $0 }
    return trimmed(String(String.UnicodeScalarView(String(lines).unicodeScalars.filter(isShown))))
  }

  /// The text without white space around it.
  static func trimmed(_ text: String) -> String {
    let end = text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex
    return String(text[..<end].drop(while: \.isWhitespace))
  }

  /// Latin-1 as everybody means it, and the Encoding Standard defines it: with Windows' punctuation
  /// where ISO 8859-1 has control characters.
  private static func latin1(_ bytes: UnsafeRawBufferPointer) -> String {
    let scalars = bytes.lazy.map { byte in
      (0x80...0x9F).contains(byte)
        ? windowsPunctuation[Int(byte) - 0x80] : Unicode.Scalar(byte)
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private static let windowsPunctuation = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)

  /// XML forbids the control characters and noncharacters that are dropped here, and a text that
  /// turns the direction of what follows it belongs in no page.
  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: true
    case ..<0x20, 0x7F...0x9F: false
    case 0x202A...0x202E, 0x2066...0x2069: false
    case 0xFDD0...0xFDEF: false
    default: scalar.value & 0xFFFE != 0xFFFE
    }
  }
}
