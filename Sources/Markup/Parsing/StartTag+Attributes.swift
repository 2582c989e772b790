extension StartTag {
  /// The offset of the attribute `name`, as written with its prefix; `nil` where it is absent.
  ///
  /// - Complexity: O(bytes of the tag).
  func offset(ofAttribute name: String, in bytes: [UInt8]) -> Int? {
    var name = name
    return name.withUTF8 { offset(ofAttribute: $0, in: bytes) }
  }

  /// The offset of the attribute `name`; `nil` where it is absent.
  func offset(ofAttribute name: StaticString, in bytes: [UInt8]) -> Int? {
    name.withUTF8Buffer { offset(ofAttribute: $0, in: bytes) }
  }

  private func offset(
    ofAttribute name: UnsafeBufferPointer<UInt8>, in bytes: [UInt8]
  ) -> Int? {
    var quote: UInt8?
    var previous: UInt8 = 0
    for index in range {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if previous.isXMLSpace, bytes[index...].starts(with: name),
        let end = bytes[(index + name.count)...].first,
        end == UInt8(ascii: "=") || end.isXMLSpace
      {
        return index
      }
      previous = byte
    }
    return nil
  }
}

extension UInt8 {
  /// Whether it is a space, tab, carriage return or line feed.
  var isXMLSpace: Bool { self == 0x20 || self == 0x9 || self == 0xA || self == 0xD }
}
