import Testing

@testable import VitrineCommands

@Suite("Options are read as people type them")
struct OptionParserTests {
  static let parser = OptionParser(options: [
    Option("output", "o", value: "DIR", ""), Option("jobs", "j", value: "N", ""),
    Option("quiet", "q", ""), Option("verbose", "v", ""),
  ])

  struct Case: CustomTestStringConvertible {
    var arguments: [String]
    var positionals: [String] = []
    var options: [String: String] = [:]
    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let cases = [
    Case(arguments: []),
    Case(arguments: ["photos"], positionals: ["photos"]),
    Case(arguments: ["--output", "x", "in"], positionals: ["in"], options: ["output": "x"]),
    Case(arguments: ["in", "--output=x"], positionals: ["in"], options: ["output": "x"]),
    Case(arguments: ["--output="], options: ["output": ""]),
    Case(arguments: ["--output=a=b"], options: ["output": "a=b"]),
    Case(arguments: ["-o", "x"], options: ["output": "x"]),
    Case(arguments: ["-ox"], options: ["output": "x"]),
    Case(arguments: ["-o=x"], options: ["output": "x"]),
    Case(arguments: ["-qv"], options: ["quiet": "", "verbose": ""]),
    Case(arguments: ["-qj4"], options: ["quiet": "", "jobs": "4"]),
    Case(arguments: ["-qj", "4"], options: ["quiet": "", "jobs": "4"]),
    Case(arguments: ["-o", "a", "-o", "b"], options: ["output": "b"]),
    Case(arguments: ["--", "-in", "--quiet"], positionals: ["-in", "--quiet"]),
    Case(arguments: ["-", "-o", "-"], positionals: ["-"], options: ["output": "-"]),
  ]

  @Test(arguments: cases)
  func formsOfOptions(_ test: Case) throws {
    let parsed = try Self.parser.parse(test.arguments)
    #expect(parsed == Arguments(positionals: test.positionals, options: test.options))
  }

  @Test(arguments: [
    (["--ouput", "x"], UsageError.unknownOption("--ouput", nearest: "--output")),
    (["--xyzzy"], .unknownOption("--xyzzy", nearest: nil)),
    (["-x"], .unknownOption("-x", nearest: nil)),
    (["-qx"], .unknownOption("-x", nearest: nil)),
    (["--output"], .missingValue(option: "output", value: "DIR")),
    (["--output", "--quiet"], .missingValue(option: "output", value: "DIR")),
    (["-j"], .missingValue(option: "jobs", value: "N")),
    (["--quiet=yes"], .unexpectedValue(option: "quiet", value: "yes")),
    (["--=x"], .unknownOption("--", nearest: nil)),
  ])
  func whatIsWrongIsNamed(arguments: [String], error: UsageError) {
    #expect(throws: error) { try Self.parser.parse(arguments) }
  }

  @Test(arguments: ["0", "-1", "257", "many", "", "1.5", "99999999999999999999"])
  func aNumberOutOfBoundsIsNamed(text: String) throws {
    let parsed = Arguments(options: ["jobs": text])
    let error = UsageError.notANumber(option: "jobs", value: text, range: 1...256)
    #expect(throws: error) { try parsed.number(Self.parser.options[1], in: 1...256) }
  }
}
