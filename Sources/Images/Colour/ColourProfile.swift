/// Reading ICC profiles (ICC.1:2022).
enum ColourProfile {
  /// The profile's name, from its `desc` tag; empty where it has none.
  ///
  /// - Complexity: O(`profile`).
  static func name(of profile: [UInt8]) -> String {
    guard let tag = tag("desc", in: profile) else { return "" }
    let name =
      tag.starts(with: "mluc".utf8) ? localizedText(tag) : Array(asciiText(tag))
    return String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
  }

  /// The bytes of a tag: 12 bytes each (signature, offset, size) from byte 132 on name their places.
  private static func tag(_ signature: String, in profile: [UInt8]) -> ArraySlice<UInt8>? {
    let count = min(100, profile.bigEndian(at: 128) ?? 0)
    for entry in stride(from: 132, to: 132 + 12 * count, by: 12) {
      guard profile.dropFirst(entry).starts(with: signature.utf8) else { continue }
      guard let offset = profile.bigEndian(at: entry + 4),
        let size = profile.bigEndian(at: entry + 8),
        offset <= profile.count, size <= profile.count - offset
      else { return nil }
      return profile[offset..<offset + size]
    }
    return nil
  }

  /// The text of a version 2 `desc` element: its length at byte 8, then ASCII.
  private static func asciiText(_ tag: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    tag.dropFirst(12).prefix(Array(tag).bigEndian(at: 8) ?? 0)
  }

  /// The first text of a version 4 `mluc` element: length and offset at byte 20, then UTF-16.
  private static func localizedText(_ tag: ArraySlice<UInt8>) -> [UInt8] {
    let tag = Array(tag)
    guard let length = tag.bigEndian(at: 20), let offset = tag.bigEndian(at: 24) else { return [] }
    let text = tag.dropFirst(offset).prefix(length)
    let units = stride(from: text.startIndex, to: text.endIndex - 1, by: 2)
      .map { UInt16(text[$0]) << 8 | UInt16(text[$0 + 1]) }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}

extension [UInt8] {
  /// The four bytes from `offset` on as a number; `nil` past the end.
  fileprivate func bigEndian(at offset: Int) -> Int? {
    guard offset >= 0, offset + 4 <= count else { return nil }
    return self[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
