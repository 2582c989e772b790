import Foundation

/// The built `vitrine`, run as a person would run it.
enum BuiltTool {
  /// The executable, beside the running tests; `nil` where it has not been built.
  static let path: String? = {
    var folder = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    while folder.path != "/" {
      let candidate = folder.appending(path: "vitrine").path
      var isFolder = ObjCBool(false)
      if FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder),
        !isFolder.boolValue, FileManager.default.isExecutableFile(atPath: candidate)
      {
        return candidate
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }()

  /// Starts it; what it says goes nowhere.
  static func start(_ arguments: [String], in folder: String) throws -> Process {
    let process = Process()
    process.executableURL = path.map { URL(filePath: $0) }
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Runs it to its end.
  ///
  /// - Returns: the exit status and what it wrote.
  static func run(
    _ arguments: [String], in folder: String
  ) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = path.map { URL(filePath: $0) }
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let texts = [output, errors].map { pipe in
      String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    process.waitUntilExit()
    return (process.terminationStatus, texts[0], texts[1])
  }
}
