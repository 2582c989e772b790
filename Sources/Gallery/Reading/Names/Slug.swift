/// A name as part of an address: ASCII letters in lower case, digits, and single hyphens.
///
/// It depends on the name alone. Where letters had to be left out, or the name is cut, a hash of
/// the whole name follows, so that different names stay different.
struct Slug: Hashable {
  /// How many bytes a slug may have. Names in the output are made from slugs and end in a hash, a
  /// width and an extension; file systems allow 255 bytes.
  static let lengthLimit = 80

  /// The slug.
  let text: String

  /// The slug of a name. Canonically equivalent names of Latin, Greek and Cyrillic letters have the
  /// same slug.
  ///
  /// - Complexity: O(bytes).
  init(name: some Sequence<UInt8>) {
    let name = Array(name)
    var spelling = Spelling()
    for scalar in String(decoding: name, as: UTF8.self).unicodeScalars { spelling.append(scalar) }
    let whole = spelling.trimmed
    let isWhole = spelling.isComplete && !whole.isEmpty && whole.utf8.count <= Self.lengthLimit
    text = isWhole ? whole : Self.cut(whole, adding: Self.hash(of: name))
  }

  private init(text: String) { self.text = text }

  /// The slug with something more at its end.
  func adding(_ suffix: String) -> Slug { Slug(text: Self.cut(text, adding: suffix)) }

  private static func cut(_ text: String, adding suffix: String) -> String {
    var head = text.prefix(lengthLimit - suffix.utf8.count - 1)
    while head.last == "-" { head.removeLast() }
    return head.isEmpty ? suffix : "\(head)-\(suffix)"
  }

  /// Eight hexadecimal digits that bytes are known by.
  static func hash(of bytes: some Sequence<UInt8>) -> String {
    let digits = String(FNV1a.hash(bytes) >> 32, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

/// A name while it is being spelled.
private struct Spelling {
  var text = ""
  /// No letter or digit had to be left out.
  var isComplete = true

  mutating func append(_ scalar: Unicode.Scalar) {
    if let spelling = ASCIISpelling.spelling(of: scalar) {
      text += spelling
    } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
      isComplete = false
    } else if !Self.apostrophes.contains(scalar), !text.isEmpty, text.last != "-" {
      text += "-"
    }
  }

  /// The text without a hyphen at its end.
  var trimmed: String { text.last == "-" ? String(text.dropLast()) : text }

  private static let apostrophes: Set<Unicode.Scalar> = ["'", "’", "ʼ"]
}

/// The 64-bit hash of Fowler, Noll and Vo, variant 1a: short, and the same everywhere.
enum FNV1a {
  static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
