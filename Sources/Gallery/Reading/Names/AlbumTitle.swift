/// What a folder's name says in words: `2024-05-31 Coast`, `01_coast` and `3. Coast` are “Coast”.
enum AlbumTitle {
  /// The titles of folders that lie side by side.
  ///
  /// Numbers and dates at the start put folders in order and are left out, unless two titles would
  /// be alike without them or a name would be left with none.
  static func titles(ofFoldersNamed names: [String]) -> [String] {
    let widths = paddedWidths(names)
    let short = names.map { sentence(of: withoutOrder($0, paddedWidths: widths)) }
    let counts = Dictionary(short.map { ($0, 1) }, uniquingKeysWith: +)
    return zip(names, short).map { name, title in
      counts[title] == 1 ? title : sentence(of: name[...])
    }
  }

  private static func sentence(of name: Substring) -> String {
    let spaced = name.split { $0.isWhitespace || $0 == "_" }
    guard spaced.count <= 1, !isDate(name) else { return NameParts.sentence(spaced) }
    let joined = NameParts.parts(of: String(name))
    return joined.isEmpty ? String(name) : NameParts.sentence(joined)
  }

  /// A name without the date or number that it begins with.
  private static func withoutOrder(_ name: String, paddedWidths: Set<Int>) -> Substring {
    let head = name.prefix { $0.isASCII && ($0.isNumber || "-.".contains($0)) }
    let number = name.prefix { $0.isASCII && $0.isNumber }
    let rest = name.dropFirst(head.count).drop { $0.isWhitespace || "_-.".contains($0) }
    guard rest.contains(where: \.isLetter) else { return name[...] }
    if isDate(trimmed(head)) { return rest }
    guard !number.isEmpty, number.count <= 3, trimmed(head) == number else { return name[...] }
    let next = name.dropFirst(number.count).drop(while: \.isWhitespace).first
    let isMarked = next.map("._-".contains) == true
    return isMarked || paddedWidths.contains(number.count) ? rest : name[...]
  }

  /// How many digits the numbers have that are written with zeros in front: where there is an 08,
  /// 10 is one of its row.
  private static func paddedWidths(_ names: [String]) -> Set<Int> {
    let numbers = names.map { $0.prefix { $0.isASCII && $0.isNumber } }
    return Set(numbers.filter { $0.count > 1 && $0.hasPrefix("0") }.map(\.count))
  }

  private static func trimmed(_ head: Substring) -> Substring {
    var head = head
    while let last = head.last, !last.isNumber { head.removeLast() }
    return head
  }

  /// `2024-05-31`, `2024.05.31`, `20240531` or `2024-05`; a year alone is a name.
  private static func isDate(_ text: Substring) -> Bool {
    let parts = text.split { "-.".contains($0) }
    let isNumeric = text.allSatisfy { $0.isASCII && ($0.isNumber || "-.".contains($0)) }
    guard isNumeric, let year = parts.first?.prefix(4), let number = Int(year),
      (1800...2199).contains(number)
    else { return false }
    return parts.map(\.count) == [4, 2, 2] || parts.map(\.count) == [4, 2]
      || parts.map(\.count) == [8]
  }
}
