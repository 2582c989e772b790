import Diagnostics
import Testing

@testable import VitrineCommands

@Suite("Arguments of a command line")
struct ParsedArgumentsTests {
  static let build = CommandSyntax(
    name: "build", summary: "Builds",
    operands: [.init(name: "INPUT", help: "")],
    options: [
      .init(name: "--output", shortName: "-o", value: "DIR", help: ""),
      .init(name: "--jobs", value: "N", help: ""),
      .init(name: "--quiet", shortName: "-q", help: ""),
    ])

  @Test(arguments: [
    ["photos", "-o", "site", "--quiet"], ["-osite", "-q", "photos"],
    ["--output=site", "--quiet", "--", "photos"], ["-o", "other", "photos", "-q", "-o", "site"],
  ])
  func readsEveryWayToWriteTheSame(arguments: [String]) throws {
    let parsed = try ParsedArguments(arguments, for: Self.build)
    #expect(parsed.operands == ["photos"])
    #expect(parsed.values == ["--output": "site", "--quiet": ""])
  }

  @Test func takesWhatFollowsTwoDashesAsOperands() throws {
    #expect(try ParsedArguments(["--", "-in"], for: Self.build).operands == ["-in"])
    #expect(try ParsedArguments(["-"], for: Self.build).operands == ["-"])
  }

  @Test func keepsAnEqualsSignInAValue() throws {
    #expect(try ParsedArguments(["--output=a=b"], for: Self.build).values["--output"] == "a=b")
    #expect(try ParsedArguments(["--output="], for: Self.build).values["--output"] == "")
  }

  struct Fault: CustomTestStringConvertible, Sendable {
    var arguments: [String]
    var text: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(arguments: [
    Fault(
      arguments: ["--outptu", "x"],
      text: "error: “vitrine build” has no option “--outptu”\n  help: did you mean “--output”?"),
    Fault(arguments: ["-o"], text: "error: -o needs a value (DIR)"),
    Fault(
      arguments: ["--quiet=yes"], text: "error: --quiet takes no value, but “yes” was given"),
    Fault(
      arguments: ["a", "b"],
      text: """
        error: “vitrine build” does not know what to do with “b”
          help: vitrine build --help
        """),
  ])
  func saysWhatIsWrong(fault: Fault) {
    let error = #expect(throws: UsageError.self) {
      _ = try ParsedArguments(fault.arguments, for: Self.build)
    }
    #expect(error?.diagnostic.description == fault.text)
  }

  @Test(arguments: ["0", "-1", "many", "1.5", "", "99999999999999999999"])
  func refusesWhatIsNotANumberInTheRange(value: String) throws {
    let parsed = try ParsedArguments(["--jobs=" + value], for: Self.build)
    #expect(throws: UsageError.badNumber(option: "--jobs", value: value, range: 1...256)) {
      _ = try parsed.integer("--jobs", in: 1...256)
    }
  }

  @Test func helpNamesOperandsAndOptions() {
    let command = CommandSyntax(
      name: "build", summary: "Builds a gallery",
      operands: [.init(name: "INPUT", help: "the folder")],
      options: [.init(name: "--output", shortName: "-o", value: "DIR", help: "where to")])
    #expect(
      command.help == """
        vitrine build [INPUT] [options]

        Builds a gallery.

          INPUT             the folder
          -o, --output DIR  where to
        """)
  }
}
