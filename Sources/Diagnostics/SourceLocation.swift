/// A place in a file a person wrote: as much of it as is known.
public struct SourceLocation: Equatable, Hashable, Sendable {
  /// The file, as the person would name it (relative to the gallery where it lies inside).
  public var file: String
  /// The line, counted from 1.
  public var line: Int?
  /// The column in Unicode scalars, counted from 1.
  public var column: Int?
  /// The path of keys to a value, such as `sections[1].layout.columns`.
  public var keyPath: String?

  /// Creates a location.
  public init(file: String, line: Int? = nil, column: Int? = nil, keyPath: String? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.keyPath = keyPath
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `file:line:column`, as compilers and editors write it.
  public var description: String {
    var text = file
    if let line {
      text += ":\(line)"
      if let column { text += ":\(column)" }
    }
    return text
  }
}
