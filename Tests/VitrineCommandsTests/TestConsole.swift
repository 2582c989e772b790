import Synchronization

@testable import VitrineCommands

/// A console that keeps what is written to it.
final class TestConsole: Sendable {
  private let texts = Mutex((output: "", errors: ""))
  private let width: Int?

  init(terminalWidth: Int? = nil) { width = terminalWidth }

  /// What went to standard output.
  var output: String { texts.withLock { $0.output } }
  /// What went to standard error.
  var errors: String { texts.withLock { $0.errors } }

  var console: Console {
    Console(
      print: { text in self.texts.withLock { $0.output += text } },
      complain: { text in self.texts.withLock { $0.errors += text } },
      terminalWidth: width)
  }

  /// Runs a command line.
  func run(_ arguments: String...) -> VitrineCommands.ExitStatus {
    VitrineCommands.run(arguments, console)
  }
}
