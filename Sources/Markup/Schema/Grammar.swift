/// A RELAX NG grammar, ready to be walked; as much of the language as `vitrine.rnc` uses.
///
/// Two restrictions make every fault easy to name. Inside one element, a child's name decides its
/// definition. And an element's attributes and its content are judged apart: no choice may be
/// between an attribute and content.
struct Grammar: Sendable {
  /// The definition of one element.
  struct Element: Sendable {
    var name: QualifiedName
    /// What attributes it has.
    var attributes: Pattern.ID = PatternTable.notAllowed
    /// What content it has.
    var content: Pattern.ID = PatternTable.notAllowed
    /// The attribute rules that a name can follow: indices into `Grammar.attributes`.
    var attributeRules: [String: [Int]] = [:]
    /// The definitions of its children: indices into `Grammar.elements`.
    var children: [QualifiedName: Int] = [:]
  }

  /// What an attribute can be called and hold.
  struct Attribute: Sendable {
    var names: [String]
    var value: ValueRule
    /// The pattern that stands for it.
    var pattern: Pattern.ID
  }

  /// The name of an element; attributes are named as written, since only `xml:` has a prefix.
  struct QualifiedName: Hashable, Sendable {
    /// Whether it is an HTML element, as opposed to one of SVG.
    var isHTML: Bool
    var local: String
  }

  var table = PatternTable()
  var elements: [Element] = []
  var attributes: [Attribute] = []
  /// The definition of the root element.
  var root = 0
  /// The definition by which to judge an element that stands where it may not.
  var definitions: [QualifiedName: Int] = [:]
}

/// What an attribute can hold.
enum ValueRule: Hashable, Sendable {
  case text
  case integer
  case nonNegativeInteger
  case word(String)
  indirect case oneOf([ValueRule])

  /// Whether a value follows the rule; white space around it does not matter (XML Schema's token).
  func accepts(_ value: Substring) -> Bool {
    switch self {
    case .text: true
    case .integer: Int(value) != nil
    case .nonNegativeInteger: UInt(value) != nil
    case .word(let word): value == word
    case .oneOf(let rules): rules.contains { $0.accepts(value) }
    }
  }
}
