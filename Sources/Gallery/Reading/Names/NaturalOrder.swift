/// The order in which people expect names: `IMG_2` before `IMG_10`, `Zoë` before `zürich`.
///
/// Letters are compared as they are spelled in ASCII, whatever their case; runs of digits as
/// numbers; names before their extensions. Names that are alike in all that are ordered by their
/// bytes, so that the order is total.
struct NaturalOrder {
  /// The order of two names.
  static func precedes(_ a: [UInt8], _ b: [UInt8]) -> Bool { Key(a) < Key(b) }

  /// A name made ready for many comparisons.
  struct Key: Comparable {
    private let stem: [UInt8]
    private let ending: [UInt8]
    private let bytes: [UInt8]

    /// - Complexity: O(bytes).
    init(_ name: [UInt8]) {
      let stem = name.fileStem
      self.stem = ASCIISpelling.folded(stem)
      ending = ASCIISpelling.folded(Array(name[stem.count...]))
      bytes = name
    }

    static func < (a: Key, b: Key) -> Bool {
      switch NaturalOrder.compare(a.stem, b.stem) {
      case 0: break
      case let order: return order < 0
      }
      switch NaturalOrder.compare(a.ending, b.ending) {
      case 0: return a.bytes.lexicographicallyPrecedes(b.bytes)
      case let order: return order < 0
      }
    }
  }
}

extension Sequence {
  /// The elements in the natural order of their names.
  ///
  /// - Complexity: O(n log n).
  func sortedNaturally(by name: (Element) -> [UInt8]) -> [Element] {
    map { (key: NaturalOrder.Key(name($0)), element: $0) }
      .sorted { $0.key < $1.key }
      .map(\.element)
  }
}

extension NaturalOrder {
  /// Negative, zero or positive as `a` comes before, with or after `b`.
  private static func compare(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var i = 0
    var j = 0
    while i < a.count, j < b.count {
      if isDigit(a[i]), isDigit(b[j]) {
        let m = number(in: a, from: &i)
        let n = number(in: b, from: &j)
        let order = compare(number: m, with: n)
        if order != 0 { return order }
      } else {
        if a[i] != b[j] { return Int(a[i]) - Int(b[j]) }
        i += 1
        j += 1
      }
    }
    return (a.count - i) - (b.count - j)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// The digits that begin at `index`, without leading zeros; moves `index` past them.
  private static func number(in text: [UInt8], from index: inout Int) -> ArraySlice<UInt8> {
    let start = index
    while index < text.count, isDigit(text[index]) { index += 1 }
    return text[start..<index].drop { $0 == UInt8(ascii: "0") }
  }

  private static func compare(number a: ArraySlice<UInt8>, with b: ArraySlice<UInt8>) -> Int {
    if a.count != b.count { return a.count - b.count }
    return a.elementsEqual(b) ? 0 : (a.lexicographicallyPrecedes(b) ? -1 : 1)
  }
}
