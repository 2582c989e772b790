/// A small PNG file, made without any library: stored, not compressed.
package struct PNGPicture {
  /// In pixels.
  package var width: Int
  /// In pixels.
  package var height: Int
  /// The colour of the top left pixel, 0xRRGGBB; the others shade off from it.
  package var colour: UInt32

  package init(width: Int, height: Int, colour: UInt32) {
    self.width = width
    self.height = height
    self.colour = colour
  }

  /// The file's bytes.
  package var bytes: [UInt8] {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header = bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, 2, 0, 0, 0]
    let chunks = [chunk("IHDR", header), chunk("IDAT", zlib(rows)), chunk("IEND", [])]
    return signature + chunks.joined()
  }

  /// The pixels, each row behind the number of its filter: none.
  private var rows: [UInt8] {
    var rows: [UInt8] = []
    for y in 0..<height {
      rows.append(0)
      for x in 0..<width {
        let shade = UInt32(x / 2 + y)
        for shift: UInt32 in [16, 8, 0] {
          rows.append(UInt8(truncatingIfNeeded: (colour >> shift) &+ shade))
        }
      }
    }
    return rows
  }

  private func chunk(_ kind: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(kind.utf8) + data
    return bigEndian(UInt32(data.count)) + body + bigEndian(crc(body))
  }

  /// RFC 1950 around stored blocks of RFC 1951.
  private func zlib(_ data: [UInt8]) -> [UInt8] {
    var out: [UInt8] = [0x78, 0x01]
    var rest = data[...]
    repeat {
      let block = rest.prefix(65535)
      rest = rest.dropFirst(65535)
      let length = UInt16(block.count)
      out.append(rest.isEmpty ? 1 : 0)
      for number in [length, ~length] {
        out += [UInt8(truncatingIfNeeded: number), UInt8(number >> 8)]
      }
      out += block
    } while !rest.isEmpty
    var (a, b) = (UInt32(1), UInt32(0))
    for byte in data {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return out + bigEndian(b << 16 | a)
  }

  private func crc(_ data: [UInt8]) -> UInt32 {
    ~data.reduce(UInt32.max) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { value, _ in
        value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
  }

  private func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
  }
}
