internal import CollectionLayout
internal import Diagnostics

extension NotationFault {
  /// The fault in words.
  func diagnostic(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, "layout.\(identifier)", summary, at: location, solutions: solutions)
  }

  private var identifier: String {
    switch self {
    case .notACall, .bareNumber: "not-a-call"
    case .unknownName: "unknown-name"
    case .impossibleNumber: "impossible-number"
    case .unknownWord: "unknown-word"
    case .wrongLength: "wrong-length"
    case .contentUnclear: "unclear-content"
    case .countUnclear: "unclear-count"
    case .itemInsteadOfGroup: "item-instead-of-group"
    case .kindUnclear: "unclear-kind"
    case .noSections: "no-sections"
    }
  }

  private var summary: String {
    switch self {
    case .notACall(let text, let names):
      "expected a value such as \(Self.quoted("\(names[0])(1)")), found \(Self.quoted(text))"
    case .bareNumber(let number, _):
      "expected to be told what kind of length \(Self.words(number)) is"
    case .unknownName(let name, _): "\(Self.quoted(name)) cannot stand here"
    case .impossibleNumber(let number, let least):
      "nothing can be laid out with \(Self.words(number))"
        + (least.map { ": expected a number from \(Self.words($0)) up" } ?? "")
    case .unknownWord(let word, _): "\(Self.quoted(word)) cannot stand here"
    case .wrongLength(let expected, let found):
      "expected \(expected.map(String.init).joined(separator: " or ")) numbers, found \(found)"
    case .contentUnclear(let found):
      found.isEmpty
        ? "the group does not say what it holds"
        : "the group says in several ways what it holds: \(Self.listed(found))"
    case .countUnclear(let key):
      key == "count" ? "the count has no item to repeat" : "\(Self.quoted(key)) has no count"
    case .itemInsteadOfGroup: "a section repeats a group, and this is an item"
    case .kindUnclear(let found):
      found.isEmpty
        ? "the layout is of no kind" : "the layout is of several kinds: \(Self.listed(found))"
    case .noSections: "the layout has no section"
    }
  }

  private var solutions: [String] {
    switch self {
    case .notACall(_, let names):
      ["write one of \(Self.listed(names)) with a number in parentheses"]
    case .bareNumber(let number, let meant):
      meant.map { "write \"\($0)(\(Self.words(number)))\"" }
    case .unknownName(let word, let names), .unknownWord(let word, let names):
      if let nearest = nearestName(to: word, among: names) {
        ["did you mean \(Self.quoted(nearest))?"]
      } else {
        ["choose one of \(Self.listed(names))"]
      }
    case .contentUnclear(let found):
      [
        found.isEmpty
          ? "give it “subitems”, or “subitem” or “repeatingSubitem” with “count”"
          : "keep one of them"
      ]
    case .countUnclear(let key):
      [
        key == "count"
          ? "give the group a “subitem” or a “repeatingSubitem”"
          : "say with “count” how many the group holds"
      ]
    case .itemInsteadOfGroup: ["give it an “axis” and “subitems”"]
    case .kindUnclear: ["give it “sections”, “flow” or “list”"]
    case .impossibleNumber, .wrongLength, .noSections: []
    }
  }

  /// A number as JSON5 writes it.
  private static func words(_ number: Double) -> String {
    if number.isInfinite { return number < 0 ? "-Infinity" : "Infinity" }
    return Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  private static func quoted(_ text: String) -> String { "“\(text)”" }

  private static func listed(_ names: [String]) -> String {
    names.map(quoted).joined(separator: ", ")
  }
}
