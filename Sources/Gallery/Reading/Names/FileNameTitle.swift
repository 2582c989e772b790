import Images

/// What a file's name says in words, where a person gave it: `harbour-at-dusk.jpg` is “Harbour at
/// dusk”, and `IMG_1234.JPG`, `xKq8ZpLmTr.jpg` and `0f3a…e1.png` say nothing.
enum FileNameTitle {
  /// The words of a file's name; `nil` where it has none.
  static func title(ofFileNamed name: some Sequence<UInt8>) -> String? {
    let stem = String(decoding: name.fileStem, as: UTF8.self)
    guard !AutomaticNames.contains(stem) else { return nil }
    let parts = withoutCounters(NameParts.parts(of: stem)).filter { !isMachineMade($0) }
    guard parts.contains(where: isWord) else { return nil }
    return NameParts.sentence(parts)
  }

  /// The parts without what a camera put before or after a person's words: `DSC04711-harbour`,
  /// `01 harbour`, `harbour-20240531`.
  private static func withoutCounters(_ parts: [Substring]) -> [Substring] {
    let heads = parts.indices.dropFirst().reversed().map { parts[..<$0] }
    let rest = heads.first(where: isCounter).map { parts[$0.endIndex...] } ?? parts[...]
    guard let last = rest.last, last.count >= 6, last.allSatisfy(\.isNumber) else {
      return Array(rest)
    }
    return Array(rest.dropLast())
  }

  /// A camera's name, a date, or a number that only gives an order: one that begins with 0 or has
  /// more digits than people count to.
  private static func isCounter(_ head: ArraySlice<Substring>) -> Bool {
    let hasDigits = head.contains { $0.contains(where: \.isNumber) }
    guard hasDigits, AutomaticNames.contains(head.joined(separator: "_")) else { return false }
    if head.contains(where: { $0.contains(where: \.isLetter) }) { return true }
    return head[head.startIndex].hasPrefix("0") || head.reduce(0) { $0 + $1.count } > 3
  }

  /// An identifier (`xKq8ZpLmTr`) or a size (`1920x1080`).
  private static func isMachineMade(_ part: Substring) -> Bool {
    let hasDigits = part.contains(where: \.isNumber)
    let sides = part.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    if sides.count == 2, hasDigits, sides.allSatisfy({ $0.count > 1 && $0.allSatisfy(\.isNumber) })
    {
      return true
    }
    return part.count >= 8 && hasDigits && part.contains(where: \.isLetter)
  }

  /// Three letters of which one is a vowel; or any letters of a script that is not spelled so.
  private static func isWord(_ part: Substring) -> Bool {
    let letters = part.unicodeScalars.filter(\.properties.isAlphabetic)
    let spelled = letters.map(ASCIISpelling.spelling(of:))
    if spelled.contains(nil) { return true }
    let latin = spelled.reduce(into: "") { $0 += $1 ?? "" }
    return latin.count >= 3 && latin.contains(where: "aeiouy".contains)
      && !AutomaticNames.contains(String(part) + "_0001")
  }
}
