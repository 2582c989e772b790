internal import CXXHash

/// What bytes are known by: their 128-bit XXH3 hash.
///
/// It tells files of one person apart, as fast as memory can be read; it is no defence against
/// somebody who makes two files alike on purpose.
package struct Digest: Hashable, Sendable {
  /// The upper half.
  package var high: UInt64
  /// The lower half.
  package var low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The digest of some bytes.
  ///
  /// - Complexity: O(bytes).
  package init(of bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { Digest(of: $0) }
  }

  /// The digest of a text's UTF-8 bytes.
  ///
  /// - Complexity: O(bytes).
  package init(of text: String) {
    var text = text
    self = text.withUTF8 { Digest(of: UnsafeRawBufferPointer($0)) }
  }

  /// The digest of the bytes in a region of memory.
  ///
  /// - Complexity: O(bytes).
  package init(of bytes: UnsafeRawBufferPointer) {
    let hash = XXH3_128bits(bytes.baseAddress, bytes.count)
    self.init(high: hash.high64, low: hash.low64)
  }
}

extension Digest {
  /// The digest as 32 lower-case hexadecimal digits.
  package var hex: String { Digest.hex(high) + Digest.hex(low) }

  /// The digest's 16 bytes, most significant first.
  package var bytes: [UInt8] {
    [high, low].flatMap { half in
      stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: half >> UInt64($0)) }
    }
  }

  /// The digest whose `bytes` these are; of fewer bytes, the missing ones are 0.
  package init(bytes: [UInt8]) {
    let half = { (part: ArraySlice<UInt8>) in part.reduce(UInt64(0)) { $0 << 8 | UInt64($1) } }
    let padded = bytes.prefix(16) + repeatElement(0, count: max(0, 16 - bytes.count))
    self.init(high: half(padded.prefix(8)), low: half(padded.suffix(8)))
  }

  private static func hex(_ half: UInt64) -> String {
    let digits = String(half, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
