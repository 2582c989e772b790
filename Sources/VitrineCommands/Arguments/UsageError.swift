/// What is wrong with a command line.
enum UsageError: Error, Equatable, Sendable {
  /// No command of that name.
  case unknownCommand(String, known: [String])
  /// The command has no option of that name.
  case unknownOption(String, command: String, known: [String])
  /// The option takes a value and stands last.
  case missingValue(option: String, placeholder: String)
  /// The option takes no value.
  case unexpectedValue(option: String, value: String)
  /// The value is not a whole number in the range.
  case badNumber(option: String, value: String, range: ClosedRange<Int>)
  /// One operand too many.
  case unexpectedOperand(String, command: String)
  /// An operand the command cannot do without.
  case missingOperand(String, command: String)
}
