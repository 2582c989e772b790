/// Something in a text file that cannot be taken as it was meant.
struct TextFault: Hashable {
  /// What is wrong.
  enum Kind: Hashable {
    /// The bytes are not UTF-8.
    case notUTF8
    /// A first line of hyphens has no counterpart.
    case openFrontMatter
    /// A line between the lines of hyphens is no key and value.
    case noKey
    /// A key that means nothing here.
    case unknownKey(String)
    /// A date that is none.
    case invalidDate(String)
    /// The file cannot be read.
    case unreadable(SystemError)
    /// The file is larger than any text beside a picture.
    case tooLong(limit: Int)
  }

  /// The keys that mean something.
  static let knownKeys = ["title", "caption", "alt", "date"]

  /// What is wrong.
  var kind: Kind
  /// The file.
  var file: SourcePath
  /// The line, counted from 1.
  var line: Int?

  init(_ kind: Kind, _ file: SourcePath, line: Int? = nil) {
    self.kind = kind
    self.file = file
    self.line = line
  }
}
