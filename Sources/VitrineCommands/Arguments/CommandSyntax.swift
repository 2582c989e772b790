/// What a command of the tool takes: its operands and options, and the words that explain them.
struct CommandSyntax: Sendable {
  /// The word that names it on the command line.
  var name: String
  /// What it does, in a line.
  var summary: String
  /// What it works on, in order.
  var operands: [Operand] = []
  /// What can be said about how it works.
  var options: [Option] = []

  /// Something a command works on, such as a folder.
  struct Operand: Sendable {
    /// What it is called in the help, such as `INPUT`.
    var name: String
    /// What it is, in a line.
    var help: String
    /// Whether the command cannot do without it.
    var isRequired = false
  }

  /// A named setting, with a value or without.
  struct Option: Sendable {
    /// Its name with two dashes, such as `--output`.
    var name: String
    /// Its short name with one dash, such as `-o`.
    var shortName: String?
    /// What its value is called in the help; `nil` where it takes none.
    var value: String?
    /// What it does, in a line.
    var help: String
  }

  /// The option of a name as a person typed it, long or short.
  func option(named name: String) -> Option? {
    options.first { $0.name == name || $0.shortName == name }
  }

  /// Every name an option can be called by.
  var optionNames: [String] { options.flatMap { [$0.name, $0.shortName].compactMap(\.self) } }
}
