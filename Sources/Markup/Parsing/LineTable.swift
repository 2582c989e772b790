/// Lines and columns of offsets into a UTF-8 text.
struct LineTable {
  /// The offsets at which lines begin.
  private var lineStarts = [0]
  /// The offsets of bytes that only continue a character; none in English.
  private var continuations: [Int] = []

  /// - Complexity: O(bytes).
  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      for (index, byte) in bytes.enumerated() {
        if byte == UInt8(ascii: "\n") { lineStarts.append(index + 1) }
        if byte & 0xC0 == 0x80 { continuations.append(index) }
      }
    }
  }

  /// The line and the column, in Unicode scalars, of the byte at `offset`; both from 1.
  ///
  /// - Complexity: O(log bytes).
  func position(of offset: Int) -> (line: Int, column: Int) {
    let line = lineStarts.count(below: offset + 1)
    let start = lineStarts[line - 1]
    let skipped = continuations.count(below: offset) - continuations.count(below: start)
    return (line, offset - start - skipped + 1)
  }
}

extension [Int] {
  /// How many elements of a sorted array lie below a bound.
  fileprivate func count(below bound: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < bound { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
