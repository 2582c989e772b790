/// A name and a hash of it that is the same in every run, so that templates hold it ready.
struct NameKey: Equatable, Sendable {
  let hash: UInt64
  let name: String

  /// Creates a key with the FNV-1a hash of the name's UTF-8 bytes.
  init(_ name: String) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    self.hash = hash
    self.name = name
  }

  static func == (a: NameKey, b: NameKey) -> Bool { a.hash == b.hash && a.name == b.name }
}
