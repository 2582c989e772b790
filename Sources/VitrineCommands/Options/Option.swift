/// An option that a command knows.
struct Option: Hashable, Sendable {
  /// The name, without the dashes.
  var name: String
  /// The short form, without the dash.
  var letter: Character?
  /// What stands for the value in help; `nil` for an option that has none.
  var value: String?
  /// What it does, in a line.
  var help: String

  init(_ name: String, _ letter: Character? = nil, value: String? = nil, _ help: String) {
    self.name = name
    self.letter = letter
    self.value = value
    self.help = help
  }

  /// The option every command has.
  static let help = Option("help", "h", "show this help")
}

/// The options and arguments a person gave to a command.
struct Arguments: Equatable {
  /// What is no option, in order.
  var positionals: [String] = []
  /// The values of options by name; empty for those that have none. The last one counts.
  var options: [String: String] = [:]

  /// Whether an option was given.
  func has(_ option: Option) -> Bool { options[option.name] != nil }

  /// An option's value.
  subscript(_ option: Option) -> String? { options[option.name] }

  /// An option's value as a whole number within bounds.
  func number(_ option: Option, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = self[option] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError.notANumber(option: option.name, value: text, range: range)
    }
    return number
  }
}
