import Foundation

/// A program of the system that a test makes pictures with, or asks about ours.
struct Tool: Sendable {
  private let executable: String

  static let convert = Tool("convert")
  static let exiftool = Tool("exiftool")
  static let heifEncoder = Tool("heif-enc")
  static let vips = Tool("vips")

  /// Whether all of them are installed; `make test` sees to it.
  static let areInstalled = [convert, exiftool, heifEncoder, vips].allSatisfy(\.isInstalled)

  private init(_ name: String) { executable = "/usr/bin/\(name)" }

  private var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: executable) }

  /// Runs the program to its end and returns what it printed.
  @discardableResult
  func run(_ arguments: String...) throws -> [UInt8] { try run(arguments) }

  /// Runs the program to its end and returns what it printed.
  @discardableResult
  func run(_ arguments: [String]) throws -> [UInt8] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(command: arguments) }
    return [UInt8](bytes)
  }

  struct Failure: Error { var command: [String] }
}
