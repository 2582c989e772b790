/// A RELAX NG pattern; its parts are kept in a `PatternTable` and named by their index there.
enum Pattern: Hashable, Sendable {
  typealias ID = Int

  /// Matches nothing at all.
  case notAllowed
  /// Matches the absence of anything.
  case empty
  /// Matches any text, none included.
  case text
  /// Matches an element that follows a definition of the grammar.
  case element(Int)
  /// Matches an attribute that follows a rule of the grammar.
  case attribute(Int)
  /// Matches what either part matches.
  case choice(ID, ID)
  /// Matches both parts; in this order where they are content, in any order as attributes.
  case group(ID, ID)
  /// Matches the part once or several times.
  case oneOrMore(ID)
}

/// Patterns, each kept once, so that equal patterns have equal indices.
///
/// Validation walks along *derivatives*: the derivative of a pattern by an attribute or a child is
/// the pattern of what may follow it (J. Clark, "An algorithm for RELAX NG validation"). Because
/// patterns are kept once, the derivatives of a whole site are a handful, and are remembered.
struct PatternTable: Sendable {
  static let notAllowed: Pattern.ID = 0
  static let empty: Pattern.ID = 1
  static let text: Pattern.ID = 2

  private(set) var patterns: [Pattern] = []
  private var ids: [Pattern: Pattern.ID] = [:]
  private var nullable: [Bool] = []
  private var remembered: [Step: Pattern.ID] = [:]

  private struct Step: Hashable {
    var pattern: Pattern.ID
    var symbol: Pattern.ID
  }

  init() {
    for pattern in [Pattern.notAllowed, .empty, .text] { _ = id(of: pattern) }
  }

  /// Whether a pattern matches the absence of anything.
  func isNullable(_ id: Pattern.ID) -> Bool { nullable[id] }

  /// The index of a leaf.
  mutating func leaf(_ pattern: Pattern) -> Pattern.ID { id(of: pattern) }

  /// The index of a choice.
  mutating func choice(_ a: Pattern.ID, _ b: Pattern.ID) -> Pattern.ID {
    if a == b || b == Self.notAllowed { return a }
    if a == Self.notAllowed { return b }
    return id(of: .choice(min(a, b), max(a, b)))
  }

  /// The index of a group.
  mutating func group(_ a: Pattern.ID, _ b: Pattern.ID) -> Pattern.ID {
    if a == Self.notAllowed || b == Self.notAllowed { return Self.notAllowed }
    if a == Self.empty { return b }
    if b == Self.empty { return a }
    return id(of: .group(a, b))
  }

  /// The index of a repetition.
  mutating func oneOrMore(_ part: Pattern.ID) -> Pattern.ID {
    part == Self.notAllowed || part == Self.empty ? part : id(of: .oneOrMore(part))
  }

  /// What may follow when `symbol`, an element or text, has been met.
  ///
  /// - Complexity: O(1) when remembered, otherwise O(size of the pattern).
  mutating func afterChild(_ symbol: Pattern.ID, in id: Pattern.ID) -> Pattern.ID {
    remembering(symbol, in: id) { table in
      switch table.patterns[id] {
      case .choice(let a, let b):
        let first = table.afterChild(symbol, in: a)
        return table.choice(first, table.afterChild(symbol, in: b))
      case .group(let a, let b):
        let inFirst = table.group(table.afterChild(symbol, in: a), b)
        guard table.isNullable(a) else { return inFirst }
        return table.choice(inFirst, table.afterChild(symbol, in: b))
      case .oneOrMore(let part):
        return table.afterPart(table.afterChild(symbol, in: part), repeating: id)
      case .text: return id == symbol ? Self.text : Self.notAllowed
      default: return id == symbol ? Self.empty : Self.notAllowed
      }
    }
  }

  /// What may accompany `symbol`, an attribute that has been met.
  ///
  /// - Complexity: O(1) when remembered, otherwise O(size of the pattern).
  mutating func afterAttribute(_ symbol: Pattern.ID, in id: Pattern.ID) -> Pattern.ID {
    remembering(symbol, in: id) { table in
      switch table.patterns[id] {
      case .choice(let a, let b):
        let first = table.afterAttribute(symbol, in: a)
        return table.choice(first, table.afterAttribute(symbol, in: b))
      case .group(let a, let b):
        let inFirst = table.group(table.afterAttribute(symbol, in: a), b)
        return table.choice(inFirst, table.group(a, table.afterAttribute(symbol, in: b)))
      case .oneOrMore(let part):
        return table.afterPart(table.afterAttribute(symbol, in: part), repeating: id)
      default: return id == symbol ? Self.empty : Self.notAllowed
      }
    }
  }

  private mutating func afterPart(
    _ rest: Pattern.ID, repeating id: Pattern.ID
  ) -> Pattern.ID {
    group(rest, choice(id, Self.empty))
  }

  private mutating func remembering(
    _ symbol: Pattern.ID, in id: Pattern.ID, _ derive: (inout Self) -> Pattern.ID
  ) -> Pattern.ID {
    let step = Step(pattern: id, symbol: symbol)
    if let known = remembered[step] { return known }
    let result = derive(&self)
    remembered[step] = result
    return result
  }

  private mutating func id(of pattern: Pattern) -> Pattern.ID {
    if let id = ids[pattern] { return id }
    let id = patterns.count
    patterns.append(pattern)
    ids[pattern] = id
    nullable.append(computesNullable(pattern))
    return id
  }

  private func computesNullable(_ pattern: Pattern) -> Bool {
    switch pattern {
    case .empty, .text: true
    case .notAllowed, .element, .attribute: false
    case .choice(let a, let b): nullable[a] || nullable[b]
    case .group(let a, let b): nullable[a] && nullable[b]
    case .oneOrMore(let part): nullable[part]
    }
  }
}
