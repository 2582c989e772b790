import Foundation

/// A program of the system that a test compares with.
struct Tool {
  private let executable: URL

  /// Finds an installed program; `nil` where it is not installed.
  init?(_ name: String) {
    executable = URL(filePath: "/usr/bin/\(name)")
    guard FileManager.default.isExecutableFile(atPath: executable.path) else { return nil }
  }

  /// Runs the program to its end.
  func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = executable
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
