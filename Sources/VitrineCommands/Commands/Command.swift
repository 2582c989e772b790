import Gallery

/// Something that `vitrine` can be told to do.
struct Command: Sendable {
  /// What it is called by.
  var name: String
  /// What it does, in a line.
  var summary: String
  /// What it is given, in order.
  var parameters: [Parameter]
  /// The options it knows, `--help` aside.
  var options: [Option]
  /// What else its help says.
  var remarks: [String]
  /// Does it, and answers the exit status.
  var run: @Sendable (Arguments, Console) throws(UsageError) -> ExitStatus

  /// Something that a command is given by its place.
  struct Parameter: Sendable {
    var name: String
    var isRequired: Bool
    var help: String
  }

  /// All commands.
  static let all: [Command] = [.new, .build, .validate]
}

/// What the process tells whoever started it.
enum ExitStatus: Int32 {
  /// All went well.
  case done = 0
  /// Nothing was done, and nothing was touched.
  case notDone = 1
  /// It was done, and something was left out or is not as it should be.
  case doneWithWarnings = 2
}

extension Command {
  /// Runs the command with what follows its name on the command line.
  func run(_ arguments: [String], _ console: Console) throws(UsageError) -> ExitStatus {
    let parsed = try OptionParser(options: options + [.help]).parse(arguments)
    if parsed.has(.help) {
      console.print(Help.text(of: self))
      return .done
    }
    if parsed.positionals.count > parameters.count {
      throw UsageError.unexpectedArgument(parsed.positionals[parameters.count])
    }
    let missing = parameters.dropFirst(parsed.positionals.count).first { $0.isRequired }
    if let missing { throw UsageError.missingArgument(missing.name) }
    return try run(parsed, console)
  }
}
