/// A command's arguments, told apart.
struct ParsedArguments: Equatable, Sendable {
  /// The operands, in order.
  var operands: [String] = []
  /// The options' values, by long name; a flag's value is empty. The last one said counts.
  var values: [String: String] = [:]

  /// Whether an option was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// Reads an option's value as a whole number in a range.
  ///
  /// - Returns: `nil` where the option was not given.
  /// - Throws: `UsageError.badNumber`.
  func integer(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = values[name] else { return nil }
    guard let number = Int(text), range.contains(number)
    else { throw .badNumber(option: name, value: text, range: range) }
    return number
  }
}

extension ParsedArguments {
  /// Tells a command's arguments apart, as POSIX and GNU have it: `--name value`, `--name=value`,
  /// `-n value`, `-nvalue`; options and operands in any order; after `--` all are operands; `-`
  /// alone is an operand.
  init(_ arguments: [String], for command: CommandSyntax) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let (name, attached) = Self.split(argument)
      guard let option = command.option(named: name) else {
        throw .unknownOption(name, command: command.name, known: command.optionNames)
      }
      values[option.name] = try Self.value(of: option, typed: name, attached: attached, from: &rest)
    }
    try check(against: command)
  }

  /// An option's name and the value written to it without a space.
  private static func split(_ argument: String) -> (name: String, attached: String?) {
    if argument.hasPrefix("--") {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
    }
    return (String(argument.prefix(2)), argument.count > 2 ? String(argument.dropFirst(2)) : nil)
  }

  private static func value(
    of option: CommandSyntax.Option, typed name: String, attached: String?,
    from rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    switch (option.value, attached) {
    case (nil, nil): return ""
    case (nil, let value?): throw .unexpectedValue(option: name, value: value)
    case (_?, let value?): return value
    case (let placeholder?, nil):
      guard let value = rest.popFirst()
      else { throw .missingValue(option: name, placeholder: placeholder) }
      return value
    }
  }

  private func check(against command: CommandSyntax) throws(UsageError) {
    guard !has("--help") else { return }
    if operands.count > command.operands.count {
      throw .unexpectedOperand(operands[command.operands.count], command: command.name)
    }
    for operand in command.operands.dropFirst(operands.count) where operand.isRequired {
      throw .missingOperand(operand.name, command: command.name)
    }
  }
}
