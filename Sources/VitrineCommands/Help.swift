/// The texts that explain the command line.
enum Help {
  /// What `vitrine help` says.
  static var overview: String {
    let commands = Command.all.map { ($0.usage, $0.summary) }
    return """
      Vitrine turns a folder of photographs into a gallery for the web.

      Usage:
      \(table(commands + [("help [COMMAND]", "explain a command"), ("version", "say which this is")]))

      Exit status: 0 done, 1 not done and nothing touched, 2 done with warnings.

      """
  }

  /// What a command's `--help` says.
  static func text(of command: Command) -> String {
    let parameters = command.parameters.map { ($0.name, $0.help) }
    let options = (command.options + [.help]).map { ($0.usage, $0.help) }
    let summary = command.summary.prefix(1).uppercased() + command.summary.dropFirst()
    let paragraphs =
      [
        "Usage: vitrine \(command.usage) [options]", "\(summary).", table(parameters + options),
      ] + command.remarks
    return paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private static func table(_ rows: [(left: String, right: String)]) -> String {
    let width = rows.map(\.left.count).max() ?? 0
    return rows.map { row in
      "  \(row.left)\(String(repeating: " ", count: width - row.left.count))  \(row.right)"
    }.joined(separator: "\n")
  }
}

extension Command {
  /// The command with its parameters, as one types it.
  fileprivate var usage: String {
    ([name] + parameters.map { $0.isRequired ? $0.name : "[\($0.name)]" }).joined(separator: " ")
  }
}

extension Option {
  /// The option as one types it.
  fileprivate var usage: String {
    let short = letter.map { "-\($0), " } ?? "    "
    return "\(short)--\(name)\(value.map { " \($0)" } ?? "")"
  }
}
