/// Names of files and folders taken apart into words and put together as text.
enum NameParts {
  /// The words and numbers of a name. `_` and `+` stand for spaces; so do `-` and `.` where the
  /// name has none of the former; `HarbourAtDusk` is three words.
  static func parts(of name: String) -> [Substring] {
    let name = withoutDirections(name)
    let spaced = name.split { $0.isWhitespace || $0 == "_" || $0 == "+" }
    if spaced.count > 1 { return spaced }
    let joined = name.split { "-._+".contains($0) || $0.isWhitespace }
    return joined.count > 1 ? joined : joined.flatMap(humps)
  }

  /// Words as a title: spaces between them, and a capital at the start where the first word has
  /// none.
  /// A name in capitals only is one from a system that knew no others.
  static func sentence(_ parts: some Sequence<Substring>) -> String {
    var text = parts.joined(separator: " ")
    let letters = text.filter(\.isLetter)
    if letters.count > 4, letters.allSatisfy(\.isUppercase) { text = text.lowercased() }
    guard !text.prefix(while: { !$0.isWhitespace }).contains(where: \.isUppercase) else {
      return text
    }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// A name without the marks that turn the direction of text: what follows them on a page would
  /// be turned as well.
  private static func withoutDirections(_ name: String) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": break
      default: kept.append(scalar)
      }
    }
    return String(kept)
  }

  /// The words of a name in camel case; the name itself where a hump is a single letter, as it is
  /// in random names.
  private static func humps(_ name: Substring) -> [Substring] {
    guard name.allSatisfy(\.isLetter) else { return [name] }
    var humps: [Substring] = []
    var start = name.startIndex
    for index in name.indices.dropFirst()
    where name[index].isUppercase && name[name.index(before: index)].isLowercase {
      humps.append(name[start..<index])
      start = index
    }
    humps.append(name[start...])
    return humps.allSatisfy { $0.count > 1 } ? humps : [name]
  }
}
