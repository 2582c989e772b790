/// A pattern of file names: `*` stands for any characters of a name, `?` for one, `[a-c]` for one
/// of some and `[!a-c]` for one of all others; `**` stands for any folders, or for all files.
///
/// Characters are compared by canonical equivalence and otherwise as they are: “é” typed into
/// settings finds a file that a Mac has named with “e” and an accent, and `*.jpg` does not find
/// `A.JPG`.
package struct Glob: Sendable, Equatable {
  /// The pattern as written.
  package let text: String
  private let components: [[Character]]

  /// Creates a pattern, or a name.
  package init(_ text: String) {
    self.text = text
    components = text.split(separator: "/").map { Array($0) }.filter { $0 != ["."] }
  }

  /// Stands for more than one name.
  package var hasWildcards: Bool { text.contains { "*?[".contains($0) } }

  /// Leads out of the folder it is relative to.
  package var leavesItsFolder: Bool {
    text.hasPrefix("/") || components.contains { $0 == [".", "."] }
  }
}

extension Glob {
  /// A path as patterns are compared with it.
  struct Path {
    fileprivate let components: [[Character]]

    init(_ text: String) {
      components = text.split(separator: "/").map { Array($0) }
    }
  }

  /// Is the path's own name, character by character.
  func names(_ path: Path) -> Bool { components == path.components }

  /// Is the name of the folder that holds the path's file.
  func namesFolder(of path: Path) -> Bool { components == path.components.dropLast() }

  /// Says whether the pattern stands for a path.
  ///
  /// - Complexity: O(pattern × path), whatever the pattern.
  func matches(_ path: Path) -> Bool {
    Self.matches(components, path.components) { pattern in
      pattern == ["*", "*"] ? .anyNumber : .one
    } areAlike: { pattern, name in
      Self.matches(pattern, name)
    }
  }
}

/// How much of a sequence one element of a pattern stands for.
private enum Extent { case one, anyNumber }

extension Glob {
  /// Compares a pattern with a sequence, element by element. `reached[i]` says that the pattern so
  /// far stands for the first `i` elements.
  private static func matches<Pattern, Element>(
    _ pattern: [Pattern], _ sequence: [Element], extent: (Pattern) -> Extent,
    areAlike: (Pattern, Element) -> Bool
  ) -> Bool {
    var reached = [true] + Array(repeating: false, count: sequence.count)
    for part in pattern {
      switch extent(part) {
      case .anyNumber:
        for index in sequence.indices where reached[index] { reached[index + 1] = true }
      case .one:
        for index in sequence.indices.reversed() {
          reached[index + 1] = reached[index] && areAlike(part, sequence[index])
        }
        reached[0] = false
      }
    }
    return reached[sequence.count]
  }

  private static func matches(_ pattern: [Character], _ name: [Character]) -> Bool {
    matches(CharacterPattern.parse(pattern), name) { part in
      part == .any ? .anyNumber : .one
    } areAlike: { part, character in
      part.matches(character)
    }
  }
}

/// One element of a pattern within a name.
private enum CharacterPattern: Equatable {
  case any
  case anyOne
  case literal(Character)
  case oneOf([ClosedRange<Character>], isNegated: Bool)

  func matches(_ character: Character) -> Bool {
    switch self {
    case .any, .anyOne: true
    case .literal(let literal): literal == character
    case .oneOf(let ranges, let isNegated):
      ranges.contains { $0.contains(character) } != isNegated
    }
  }

  static func parse(_ pattern: [Character]) -> [CharacterPattern] {
    var parts: [CharacterPattern] = []
    var rest = pattern[...]
    while let first = rest.popFirst() {
      switch first {
      case "*": if parts.last != .any { parts.append(.any) }
      case "?": parts.append(.anyOne)
      case "[": parts.append(set(&rest) ?? .literal("["))
      default: parts.append(.literal(first))
      }
    }
    return parts
  }

  /// Reads a set up to its bracket; `nil` where it has none. A bracket that comes first is one of
  /// the set.
  private static func set(_ rest: inout ArraySlice<Character>) -> CharacterPattern? {
    var inside = rest
    let isNegated = inside.first == "!"
    if isNegated { inside.removeFirst() }
    guard let end = inside.dropFirst().firstIndex(of: "]") else { return nil }
    rest = rest[(end + 1)...]
    return .oneOf(ranges(Array(inside[..<end])), isNegated: isNegated)
  }

  private static func ranges(_ characters: [Character]) -> [ClosedRange<Character>] {
    var ranges: [ClosedRange<Character>] = []
    var index = 0
    while index < characters.count {
      let first = characters[index]
      if index + 2 < characters.count, characters[index + 1] == "-" {
        let last = characters[index + 2]
        ranges.append(min(first, last)...max(first, last))
        index += 3
      } else {
        ranges.append(first...first)
        index += 1
      }
    }
    return ranges
  }
}
