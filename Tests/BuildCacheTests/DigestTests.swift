import BuildCache
import TestSupport
import Testing

@Suite("Content is known by its 128-bit XXH3 hash")
struct DigestTests {
  /// Values printed by `xxhsum -H2` 0.8.1.
  static let known = [
    ("", "99aa06d3014798d86001c324468d497f"),
    ("a", "a96faf705af16834e6c632b61e964e1f"),
    ("abc", "06b05ab6733a618578af5f94892f3950"),
  ]

  @Test(arguments: known)
  func agreesWithTheReferenceTool(text: String, hex: String) {
    #expect(Digest(of: text).hex == hex)
    #expect(Digest(of: Array(text.utf8)).hex == hex)
  }

  @Test(arguments: [0, 1, 240, 241, 262_143, 262_144, 262_145, 1_000_000])
  func aFileHasTheDigestOfItsBytes(size: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
    try folder.write(bytes, to: "file")
    let (digest, read) = try Digest.ofFile(at: folder.path(of: "file"))
    #expect(digest == Digest(of: bytes))
    #expect(read == size)
  }

  @Test func aMissingFileAndAFolderAreErrors() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FileReadingError(number: 2)) {
      try Digest.ofFile(at: folder.path(of: "nothing"))
    }
    #expect(throws: FileReadingError(number: 21)) { try Digest.ofFile(at: folder.path) }
  }

  @Test func bytesAndHexAgree() {
    let digest = Digest(high: 0x0102_0304_0506_0708, low: 0xF0)
    #expect(digest.hex == "010203040506070800000000000000f0")
    #expect(digest.bytes == [1, 2, 3, 4, 5, 6, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0xF0])
  }
}
