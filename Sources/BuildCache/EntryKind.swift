/// What an entry of the cache tells about its key.
package enum EntryKind: Int, CaseIterable, Sendable {
  /// An input file's path → its stamp and the digest of its bytes.
  case file = 1
  /// A picture's content → what was read from it.
  case picture = 2
  /// A picture's content and a recipe → the derivatives that were made.
  case derivatives = 3
  /// A page's content → what the validation found in it.
  case page = 4
  /// An output folder → the state in which the last build left input and output.
  case build = 5
}
