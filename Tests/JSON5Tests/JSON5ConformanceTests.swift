import Foundation
import Testing

@testable import JSON5

/// The official parser tests of json5.org.
@Suite(.enabled(if: OfficialCase.folder != nil, "../shared/specs/json5 is not there"))
struct JSON5ConformanceTests {
  @Test(arguments: OfficialCase.all(["json", "json5"]))
  func acceptsWhatIsJSON5(_ document: OfficialCase) throws {
    _ = try JSON5Document.parse(document.bytes(), file: document.name)
  }

  @Test(arguments: OfficialCase.all(["js", "txt"]))
  func refusesWhatIsNot(_ document: OfficialCase) throws {
    let bytes = try document.bytes()
    #expect(throws: JSON5Error.self) { try JSON5Document.parse(bytes, file: document.name) }
  }

  /// `at` counts characters from 1. (`columnNumber` is not compared: one file misspells it, and
  /// for a line break in a string the reference counts the break to the next line.)
  @Test(arguments: OfficialCase.all(["errorSpec"]))
  func findsTheFaultWhereTheReferenceDoes(_ specification: OfficialCase) throws {
    let fault = specification.with(extension: "txt")
    try #require(FileManager.default.fileExists(atPath: fault.path), "no text for this one")
    let bytes = try fault.bytes()
    let error = try #require(throws: JSON5Error.self) {
      try JSON5Document.parse(bytes, file: fault.name)
    }
    let at = try specification.number("at")
    #expect(offset(of: error.position, in: bytes) + 1 == at)
  }

  private func offset(of position: JSON5Position, in bytes: [UInt8]) -> Int {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.prefix(position.line - 1).reduce(0) { $0 + $1.count + 1 } + position.column - 1
  }
}

/// A file of the official tests.
struct OfficialCase: CustomTestStringConvertible, Sendable {
  let path: String

  var name: String { path.split(separator: "/").suffix(2).joined(separator: "/") }
  var testDescription: String { name }

  static let folder: String? = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.appending(path: "../shared/specs/json5").path
    return FileManager.default.fileExists(atPath: folder) ? folder : nil
  }()

  static func all(_ extensions: Set<String>) -> [OfficialCase] {
    guard let folder, let names = try? FileManager.default.subpathsOfDirectory(atPath: folder)
    else { return [] }
    return names.sorted().map { OfficialCase(path: "\(folder)/\($0)") }
      .filter { extensions.contains(URL(filePath: $0.path).pathExtension) }
      // Its text is in another folder.
      .filter { !$0.path.hasSuffix("strings/no-comma-array.errorSpec") }
  }

  func with(extension other: String) -> OfficialCase {
    OfficialCase(
      path: URL(filePath: path).deletingPathExtension().appendingPathExtension(other).path)
  }

  func bytes() throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path))) }

  /// A number of an `.errorSpec`, which is JSON5 itself.
  func number(_ key: String) throws -> Int {
    let value = try JSON5Document.parse(bytes(), file: name)
    guard case .object(let members) = value.kind,
      case .number(let number)? = members.first(where: { $0.key == key })?.value.kind
    else { throw CocoaError(.coderValueNotFound) }
    return Int(number)
  }
}
