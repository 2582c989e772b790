/// One thing that is wrong in a published file: what, as data, and where.
package struct PageFinding: Error, Hashable, Sendable {
  /// What is wrong.
  package var kind: Kind
  /// The line in the published file, from 1.
  package var line: Int
  /// The column in Unicode scalars, from 1; `nil` where only the line is known.
  package var column: Int?

  package init(_ kind: Kind, line: Int, column: Int? = nil) {
    self.kind = kind
    self.line = line
    self.column = column
  }

  /// What can be wrong, by the check that finds it.
  package enum Kind: Hashable, Sendable {
    case syntax(SyntaxFault)
    case schema(SchemaFault)
    case reference(ReferenceFault)
    case reading(ReadingFault)
    case link(LinkFault)
  }
}

extension PageFinding {
  /// The same place with something else wrong.
  func with(_ kind: Kind) -> PageFinding { PageFinding(kind, line: line, column: column) }
}

extension PageFinding: Comparable {
  /// Findings are ordered by their place.
  package static func < (a: Self, b: Self) -> Bool {
    (a.line, a.column ?? 0) < (b.line, b.column ?? 0)
  }
}
