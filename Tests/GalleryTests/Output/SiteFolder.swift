import Foundation
import TestSupport
import Testing

@testable import Gallery

/// An input, a cache and an output side by side, for tests of what writing does to them.
struct SiteFolder {
  let root: TemporaryFolder
  let cache: String

  init() throws {
    root = try TemporaryFolder()
    try root.makeFolder("input")
    try root.makeFolder("cache")
    cache = root.path(of: "cache")
  }

  /// The output folder's path.
  var outputPath: String { root.path(of: "out") }

  func output() throws -> OutputFolder {
    try OutputFolder(outputPath, input: root.path(of: "input"), cache: cache)
  }

  /// Writes a site of text files.
  @discardableResult
  func write(_ texts: [String: String]) throws -> WriteSummary {
    try write(
      texts.map { OutputFile(path: try OutputPath($0), content: .bytes(Array($1.utf8))) })
  }

  @discardableResult
  func write(_ files: [OutputFile]) throws -> WriteSummary {
    try SiteWriter(output: try output(), cache: cache).write(files)
  }

  /// A file of the cache, as a site's derivative.
  func derivative(_ name: String, _ text: String) throws -> OutputFile {
    try root.write(text, to: "cache/derivatives/\(name)")
    let path = root.path(of: "cache/derivatives/\(name)")
    let file = try #require(try FolderListing(of: root.path(of: "cache/derivatives")).files[name])
    return OutputFile(
      path: try OutputPath("images/\(name)"),
      content: .file(path: path, size: file.size, mtimeNanoseconds: file.mtimeNanoseconds))
  }

  /// What the output holds, the manifest aside.
  func texts() throws -> [String: String] {
    let names = try FolderListing(of: outputPath).files.keys
    return try Dictionary(
      uniqueKeysWithValues: names.filter { $0 != OutputManifest.fileName }
        .map { ($0, try root.text(of: "out/\($0)")) })
  }

  /// Which files the output holds and how they stand.
  func listing() throws -> FolderListing { try FolderListing(of: outputPath) }
}
