/// The names on which a stylesheet and its page agree. All start with a scope.
struct ClassNames: Sendable {
  /// The prefix, and the class of the container.
  let scope: String

  /// A section's body.
  var body: String { scope + "b" }
  /// A body that scrolls sideways.
  var scroller: String { scope + "s" }
  /// A list whose items are placed by the stylesheet.
  var placed: String { scope + "c" }
  /// A list whose items stand in justified rows.
  var rows: String { scope + "r" }
  /// A list whose items stand in columns of a waterfall.
  var columns: String { scope + "w" }
  /// An empty item that ends a row or a column.
  var lineBreak: String { scope + "x" }

  /// The section with an index.
  func section(_ index: Int) -> String { scope + String(index + 1) }
  /// The body of sections that share a style.
  func body(style: Int) -> String { scope + String(style + 1) + "b" }
  /// The lists of sections that share a style.
  func list(style: Int) -> String { scope + String(style + 1) + "c" }
  /// An empty item that ends a row in a piece, or comes before a column.
  func lineBreak(_ index: Int) -> String { lineBreak + String(index) }
  /// Items of a last row that is short in a piece.
  func shortRow(_ piece: Int) -> String { scope + "z" + String(piece) }
  /// Items of a column, in pieces whose columns hold the same items.
  func column(_ column: Int, assignment: Int) -> String {
    scope + "k" + String(assignment) + "-" + String(column)
  }
  /// Items of a ratio of width to height.
  func ratio(_ index: Int) -> String { scope + "q" + String(index) }

  /// A custom property.
  func property(_ name: String) -> String { "--" + scope + name }
}
