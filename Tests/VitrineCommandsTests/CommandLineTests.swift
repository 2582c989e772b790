import TestSupport
import Testing

@testable import VitrineCommands

@Suite("The command line says what is wrong and how to mend it")
struct CommandLineTests {
  struct Case: CustomTestStringConvertible {
    var arguments: [String]
    var errors: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let mistakes = [
    Case(
      arguments: ["valdate", "x"],
      errors: """
        error: there is no command “valdate”
          help: did you mean “validate”?
          help: see “vitrine help”

        """),
    Case(
      arguments: ["validate"],
      errors: """
        error: DIR is missing
          help: see “vitrine validate --help”

        """),
    Case(
      arguments: ["validate", "a", "b"],
      errors: """
        error: one argument too many: “b”
          help: see “vitrine validate --help”

        """),
    Case(
      arguments: ["validate", "--hlep"],
      errors: """
        error: there is no option “--hlep”
          help: did you mean “--help”?
          help: see “vitrine validate --help”

        """),
  ]

  @Test(arguments: mistakes)
  func aMistakeIsExplained(_ test: Case) {
    let console = TestConsole()
    #expect(VitrineCommands.run(test.arguments, console.console) == .notDone)
    #expect(console.errors == test.errors)
    #expect(console.output == "")
  }

  @Test(arguments: [[], ["help"], ["--help"], ["-h"]])
  func helpListsEveryCommand(arguments: [String]) {
    let console = TestConsole()
    #expect(VitrineCommands.run(arguments, console.console) == .done)
    for command in Command.all { #expect(console.output.contains("  \(command.name)")) }
    #expect(console.errors == "")
  }

  @Test func everyCommandExplainsItsOptions() {
    for command in Command.all {
      for arguments in [["help", command.name], [command.name, "--help"], [command.name, "-h"]] {
        let console = TestConsole()
        #expect(VitrineCommands.run(arguments, console.console) == .done)
        #expect(console.output.hasPrefix("Usage: vitrine \(command.name)"))
        for option in command.options { #expect(console.output.contains("--\(option.name)")) }
      }
    }
  }

  @Test func theVersionIsOneLine() {
    let console = TestConsole()
    #expect(console.run("--version") == .done)
    #expect(console.output.hasPrefix("vitrine "))
    #expect(console.output.split(separator: "\n").count == 1)
  }
}

@Suite("vitrine validate")
struct ValidateCommandTests {
  @Test func aFolderThatIsNotThereIsAnError() throws {
    let console = TestConsole()
    #expect(console.run("validate", "/nowhere/at/all") == .notDone)
    #expect(console.errors.contains("/nowhere/at/all"))
  }

  @Test func faultsAreNamedWithPageAndLine() throws {
    let site = try TemporaryFolder()
    try site.write(
      "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\" xml:lang=\"en\">"
        + "<head><meta charset=\"utf-8\"/><title>T</title></head><body>\n"
        + "<h1>T</h1><a href=\"gone.html\">gone</a></body></html>",
      to: "index.html")
    let console = TestConsole()
    #expect(console.run("validate", site.path) == .doneWithWarnings)
    #expect(console.errors.contains("index.html:3:"))
    #expect(console.errors.contains("gone.html"))
  }
}
