/// Lines and columns of offsets into a text.
struct LineTable {
  private let bytes: [UInt8]
  private let lineStarts: [Int]

  /// - Complexity: O(bytes).
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
        starts.append(index + 1)
      }
    }
    lineStarts = starts
  }

  /// The line and the column, in Unicode scalars, of the byte at `offset`; both from 1.
  ///
  /// - Complexity: O(log lines + length of the line).
  func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let isScalarStart = { (byte: UInt8) in byte & 0xC0 != 0x80 }
    return (low + 1, bytes[lineStarts[low]..<offset].count(where: isScalarStart) + 1)
  }
}
