import Diagnostics

extension UsageError {
  /// The error in words.
  var diagnostic: Diagnostic {
    Diagnostic(.error, "usage", summary, solutions: solutions)
  }

  private var summary: String {
    switch self {
    case .unknownCommand(let name, _): "unknown command “\(name)”"
    case .unknownOption(let name, let command, _): "“vitrine \(command)” has no option “\(name)”"
    case .missingValue(let option, let placeholder): "\(option) needs a value (\(placeholder))"
    case .unexpectedValue(let option, let value):
      "\(option) takes no value, but “\(value)” was given"
    case .badNumber(let option, let value, let range):
      "\(option) takes a whole number \(Self.words(for: range)), not “\(value)”"
    case .unexpectedOperand(let operand, let command):
      "“vitrine \(command)” does not know what to do with “\(operand)”"
    case .missingOperand(let operand, let command): "“vitrine \(command)” needs \(operand)"
    }
  }

  private var solutions: [String] {
    switch self {
    case .unknownCommand(let name, let known):
      [nearestName(to: name, among: known).map { "did you mean “\($0)”?" } ?? "vitrine help"]
    case .unknownOption(let name, let command, let known):
      [
        nearestName(to: name, among: known).map { "did you mean “\($0)”?" }
          ?? "vitrine \(command) --help"
      ]
    case .unexpectedOperand(_, let command), .missingOperand(_, let command):
      ["vitrine \(command) --help"]
    default: []
    }
  }

  private static func words(for range: ClosedRange<Int>) -> String {
    range.upperBound == .max
      ? "of at least \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
  }
}
