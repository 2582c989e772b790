import Diagnostics

/// Sorts a command's arguments into options and the rest.
///
/// Known are `--name`, `--name value`, `--name=value`, `-n`, `-n value`, `-nvalue`, `-n=value` and
/// several short options without values in one, `-qv`. After `--` nothing is an option, and a
/// single `-` never is.
struct OptionParser {
  let options: [Option]

  /// Sorts arguments.
  func parse(_ arguments: [String]) throws(UsageError) -> Arguments {
    var parsed = Arguments()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        parsed.positionals += rest
        break
      } else if argument.hasPrefix("--") {
        try parseLong(argument, &rest, into: &parsed)
      } else if argument.hasPrefix("-"), argument != "-" {
        try parseShort(argument, &rest, into: &parsed)
      } else {
        parsed.positionals.append(argument)
      }
    }
    return parsed
  }

  private func parseLong(
    _ argument: String, _ rest: inout ArraySlice<String>, into parsed: inout Arguments
  ) throws(UsageError) {
    let parts = argument.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = options.first(where: { $0.name == name }) else {
      let nearest = nearestName(to: name, among: options.map(\.name))
      throw UsageError.unknownOption("--\(name)", nearest: nearest.map { "--\($0)" })
    }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    if option.value == nil, let attached {
      throw UsageError.unexpectedValue(option: name, value: attached)
    }
    parsed.options[name] = try value(of: option, attached, &rest)
  }

  private func parseShort(
    _ argument: String, _ rest: inout ArraySlice<String>, into parsed: inout Arguments
  ) throws(UsageError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.letter == letter }) else {
        throw UsageError.unknownOption("-\(letter)", nearest: nil)
      }
      guard option.value != nil else {
        parsed.options[option.name] = ""
        continue
      }
      if letters.first == "=" { letters.removeFirst() }
      let attached = letters.isEmpty ? nil : String(letters)
      parsed.options[option.name] = try value(of: option, attached, &rest)
      return
    }
  }

  private func value(
    of option: Option, _ attached: String?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let placeholder = option.value else { return "" }
    if let attached { return attached }
    guard let next = rest.first, !next.hasPrefix("-") || next == "-" else {
      throw UsageError.missingValue(option: option.name, value: placeholder)
    }
    rest.removeFirst()
    return next
  }
}
