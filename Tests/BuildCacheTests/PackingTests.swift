import BuildCache
import Testing

@Suite("What is packed is unpacked")
struct PackingTests {
  @Test func everyKindOfValueComesBack() throws {
    var packer = Packer()
    packer.pack(-5)
    packer.pack(0.1)
    packer.pack(true)
    packer.pack("Zürich 🛶")
    packer.pack([UInt8](arrayLiteral: 0, 255))
    packer.pack(Digest(high: 1, low: .max))
    packer.pack(Int?.none) { $0.pack($1) }
    packer.pack(Optional("x")) { $0.pack($1) }
    packer.pack(each: [1, 2, 3]) { $0.pack($1) }
    var unpacker = Unpacker(packer.bytes)
    #expect(try unpacker.integer() == -5)
    #expect(try unpacker.double() == 0.1)
    #expect(try unpacker.flag())
    #expect(try unpacker.text() == "Zürich 🛶")
    #expect(try unpacker.content() == [0, 255])
    #expect(try unpacker.digest() == Digest(high: 1, low: .max))
    #expect(try unpacker.optional { u throws(UnpackingError) in try u.integer() } == nil)
    #expect(try unpacker.optional { u throws(UnpackingError) in try u.text() } == "x")
    #expect(try unpacker.list { u throws(UnpackingError) in try u.integer() } == [1, 2, 3])
    let isAtEnd = unpacker.isAtEnd
    #expect(isAtEnd)
  }

  @Test func bytesThatEndEarlyAreAnError() throws {
    var packer = Packer()
    packer.pack("some text")
    packer.pack(each: [1.5, 2.5]) { $0.pack($1) }
    for length in 0..<packer.bytes.count {
      var unpacker = Unpacker(Array(packer.bytes.prefix(length)))
      #expect(throws: UnpackingError.self) {
        _ = try unpacker.text()
        _ = try unpacker.list { u throws(UnpackingError) in try u.double() }
      }
    }
  }

  @Test(arguments: [Int.max, -1, Int.min, 9])
  func aLengthThatCannotBeIsAnError(length: Int) {
    var packer = Packer()
    packer.pack(length)
    #expect(throws: UnpackingError.self) {
      var unpacker = Unpacker(packer.bytes)
      _ = try unpacker.text()
    }
    #expect(throws: UnpackingError.self) {
      var unpacker = Unpacker(packer.bytes)
      _ = try unpacker.list { u throws(UnpackingError) in try u.flag() }
    }
  }
}
