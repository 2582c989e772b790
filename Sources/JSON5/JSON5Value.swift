/// A value of a JSON5 document, and where it was written.
package struct JSON5Value: Equatable, Sendable {
  /// What a value is.
  package enum Kind: Equatable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number; JSON5 has `Infinity`, `-Infinity` and `NaN` as well.
    case number(Double)
    /// A string, its escapes resolved.
    case string(String)
    /// A list of values.
    case array([JSON5Value])
    /// Keys and values in the order written; a key may occur more than once.
    case object([Member])
  }

  /// A key and its value.
  package struct Member: Equatable, Sendable {
    /// The key, its quotes and escapes resolved.
    package var key: String
    /// Where the key begins.
    package var keyPosition: JSON5Position
    /// The value.
    package var value: JSON5Value

    /// Creates a member.
    package init(key: String, keyPosition: JSON5Position, value: JSON5Value) {
      self.key = key
      self.keyPosition = keyPosition
      self.value = value
    }
  }

  /// What it is.
  package var kind: Kind
  /// Where its first character is.
  package var position: JSON5Position

  /// Creates a value.
  package init(_ kind: Kind, at position: JSON5Position) {
    self.kind = kind
    self.position = position
  }
}
