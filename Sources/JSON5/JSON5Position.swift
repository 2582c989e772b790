/// A place in the text of a JSON5 document.
package struct JSON5Position: Hashable, Sendable {
  /// The line, counted from 1. LF, CR and CR LF end a line, as they do in editors.
  package var line: Int
  /// The column in Unicode scalars, counted from 1. A byte order mark takes no column.
  package var column: Int

  /// Creates a position.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension JSON5Position: Comparable {
  package static func < (a: JSON5Position, b: JSON5Position) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
