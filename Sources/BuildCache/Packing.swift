/// Writes values one after the other into bytes that only `Unpacker` reads.
///
/// Numbers take eight bytes, little end first; texts and byte strings have their length before them.
package struct Packer: Sendable {
  /// What has been written.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func pack(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  package mutating func pack(_ number: Int) { pack(UInt64(bitPattern: Int64(number))) }

  package mutating func pack(_ number: Double) { pack(number.bitPattern) }

  package mutating func pack(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  package mutating func pack(_ content: [UInt8]) {
    pack(content.count)
    bytes.append(contentsOf: content)
  }

  package mutating func pack(_ text: String) {
    pack(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  package mutating func pack(_ digest: Digest) {
    pack(digest.high)
    pack(digest.low)
  }

  /// Writes whether there is a value, then the value.
  package mutating func pack<Value>(
    _ value: Value?, with packValue: (inout Packer, Value) -> Void
  ) {
    pack(value != nil)
    if let value { packValue(&self, value) }
  }

  /// Writes the number of values, then each.
  package mutating func pack<Value>(
    each values: [Value], with packValue: (inout Packer, Value) -> Void
  ) {
    pack(values.count)
    for value in values { packValue(&self, value) }
  }
}

/// Why packed bytes make no sense: they end too early, or hold what was never packed.
package struct UnpackingError: Error, Equatable, Sendable {
  package init() {}
}

/// Reads what `Packer` wrote, in the same order.
package struct Unpacker: ~Copyable {
  private let bytes: [UInt8]
  private var position = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether everything has been read.
  package var isAtEnd: Bool { position == bytes.count }

  package mutating func number() throws(UnpackingError) -> UInt64 {
    guard bytes.count - position >= 8 else { throw UnpackingError() }
    defer { position += 8 }
    return bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    }
  }

  package mutating func integer() throws(UnpackingError) -> Int {
    Int(Int64(bitPattern: try number()))
  }

  package mutating func double() throws(UnpackingError) -> Double {
    Double(bitPattern: try number())
  }

  package mutating func flag() throws(UnpackingError) -> Bool {
    guard position < bytes.count, bytes[position] <= 1 else { throw UnpackingError() }
    defer { position += 1 }
    return bytes[position] == 1
  }

  package mutating func content() throws(UnpackingError) -> [UInt8] {
    Array(try slice())
  }

  package mutating func text() throws(UnpackingError) -> String {
    String(decoding: try slice(), as: UTF8.self)
  }

  package mutating func digest() throws(UnpackingError) -> Digest {
    Digest(high: try number(), low: try number())
  }

  /// Reads a value where there is one.
  package mutating func optional<Value>(
    _ value: (inout Unpacker) throws(UnpackingError) -> Value
  ) throws(UnpackingError) -> Value? {
    try flag() ? try value(&self) : nil
  }

  /// Reads a number of values.
  package mutating func list<Value>(
    of value: (inout Unpacker) throws(UnpackingError) -> Value
  ) throws(UnpackingError) -> [Value] {
    let count = try integer()
    guard count >= 0, count <= bytes.count - position else { throw UnpackingError() }
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try value(&self)) }
    return values
  }

  private mutating func slice() throws(UnpackingError) -> ArraySlice<UInt8> {
    let count = try integer()
    guard count >= 0, count <= bytes.count - position else { throw UnpackingError() }
    defer { position += count }
    return bytes[position..<position + count]
  }
}
