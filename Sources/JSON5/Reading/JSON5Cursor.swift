package import Diagnostics

/// A value being read: the value, the path of keys to it, and where faults go.
///
/// A reading method returns the value in the type asked for; where the value is something else it
/// reports the fault and returns `nil`.
package struct JSON5Cursor {
  /// The value.
  package let value: JSON5Value
  /// The path of keys to it, such as `sections[1].layout`; empty for a document's outermost value.
  package let path: String
  let reader: JSON5Reader

  /// The value's place.
  package var location: SourceLocation {
    location(at: value.position, path: path)
  }

  /// Adds a diagnostic of the caller's own to the reader's.
  package func report(_ diagnostic: Diagnostic) {
    reader.report(diagnostic)
  }

  /// Reports that the value is not of a kind that can stand here.
  package func reportMismatch(expected shapes: JSON5Shape...) {
    report(.wrongShape(expected: shapes, found: value.kind.shape))
  }

  func report(_ fault: JSON5Fault) {
    report(fault.diagnostic(at: location))
  }

  func location(at position: JSON5Position, path: String) -> SourceLocation {
    SourceLocation(
      file: reader.file, line: position.line, column: position.column,
      keyPath: path.isEmpty ? nil : path)
  }
}

/// What a value can be, as messages name it.
package enum JSON5Shape: Sendable {
  case null, bool, number, string, list, object
}

extension JSON5Value.Kind {
  /// The kind without its content.
  package var shape: JSON5Shape {
    switch self {
    case .null: .null
    case .bool: .bool
    case .number: .number
    case .string: .string
    case .array: .list
    case .object: .object
    }
  }
}
