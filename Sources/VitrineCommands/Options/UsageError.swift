/// What is wrong with a command line.
enum UsageError: Error, Equatable {
  /// There is no such command.
  case unknownCommand(String, nearest: String?)
  /// The command has no such option; both as typed, with dashes.
  case unknownOption(String, nearest: String?)
  /// An option needs a value and has none.
  case missingValue(option: String, value: String)
  /// An option was given a value and takes none.
  case unexpectedValue(option: String, value: String)
  /// An option's value is no whole number within its bounds.
  case notANumber(option: String, value: String, range: ClosedRange<Int>)
  /// An option's value is no address that a site can have.
  case notAnAddress(option: String, value: String)
  /// An argument too many.
  case unexpectedArgument(String)
  /// An argument that the command cannot do without.
  case missingArgument(String)
}
