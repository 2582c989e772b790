/// What can be wrong with a value of the notation that is well-formed JSON5.
enum NotationFault {
  /// A text that should be a call of a name with a number.
  case notACall(String, names: [String])
  /// A number without the call it should be in, and the calls that are likely meant.
  case bareNumber(Double, meant: [String])
  /// A call of a name that does not stand here.
  case unknownName(String, names: [String])
  /// A number nothing can be laid out with.
  case impossibleNumber(Double, least: Double?)
  /// A word that does not stand here.
  case unknownWord(String, words: [String])
  /// A list of another length than asked for.
  case wrongLength(expected: [Int], found: Int)
  /// A group that says in no way, or in several, what it holds.
  case contentUnclear([String])
  /// `subitem` or `repeatingSubitem` without `count`, or the other way round.
  case countUnclear(key: String)
  /// A section's group that is an item.
  case itemInsteadOfGroup
  /// A layout of no kind or of several.
  case kindUnclear([String])
  /// No section at all.
  case noSections
}
