/// What can be wrong with a value of a well-formed document.
enum JSON5Fault {
  case unknownKey(String, known: [String])
  case duplicateKey(String)
  /// A key that must be there, and the keys written that nobody has asked for yet.
  case missingKey(String, written: [String])
  case wrongShape(expected: [JSON5Shape], found: JSON5Shape)
  case outOfRange(Double, lower: Double?, upper: Double?)
  case notWhole(Double)
  case unknownChoice(String, choices: [String])
}
