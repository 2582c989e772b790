import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Gallery

/// A gallery of a test's own: an input folder, an output folder beside it, and builds from one to
/// the other.
struct TestGallery {
  let folder: TemporaryFolder

  /// A gallery of files by their paths.
  init(_ files: [String: Content]) throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("input")
    for (path, content) in files { try write(content, to: path) }
  }

  /// What a file holds.
  enum Content: ExpressibleByStringLiteral {
    case text(String)
    case picture(width: Int, height: Int, colour: UInt32)
    case bytes([UInt8])

    init(stringLiteral text: String) { self = .text(text) }

    var bytes: [UInt8] {
      switch self {
      case .text(let text): Array(text.utf8)
      case .picture(let width, let height, let colour):
        PNGPicture(width: width, height: height, colour: colour).bytes
      case .bytes(let bytes): bytes
      }
    }

    /// A landscape picture like no other of another number.
    static func picture(_ number: Int) -> Content {
      .picture(width: 60, height: 40, colour: UInt32(number) &* 0x1F3D5B)
    }
  }

  var input: String { folder.path(of: "input") }
  var output: String { folder.path(of: "out") }

  /// Writes a file of the input, in place of one that is there.
  func write(_ content: Content, to path: String) throws {
    try folder.write(content.bytes, to: "input/\(path)")
  }

  /// Removes a file of the input.
  func remove(_ path: String) throws { try folder.remove("input/\(path)") }

  /// Builds the site.
  @discardableResult
  func build(
    _ change: (inout BuildOptions) -> Void = { _ in }, observer: RecordingObserver? = nil
  ) -> BuildOutcome {
    var options = BuildOptions(input: input, output: output)
    change(&options)
    return SiteBuild(options, observer: observer ?? RecordingObserver()).run()
  }

  /// The output's files by path, with their bytes.
  func site(_ name: String = "out") throws -> [String: [UInt8]] {
    let listing = try FolderListing(of: folder.path(of: name))
    return try Dictionary(
      uniqueKeysWithValues: listing.files.keys.map { ($0, try folder.bytes(of: "\(name)/\($0)")) })
  }

  /// What a build of the same input gives without cache or output of any earlier one.
  func cleanSite() throws -> [String: [UInt8]] {
    let outcome = build {
      $0.output = folder.path(of: "clean")
      $0.cache = folder.path(of: "clean-cache")
    }
    try #require(outcome.isBuilt, "\(outcome.diagnostics)")
    defer {
      try? folder.remove("clean")
      try? folder.remove("clean-cache")
    }
    return try site("clean")
  }

  /// Which files the output and the cached derivatives are, and when they were written.
  func standing() throws -> [String: FolderListing.File] {
    let output = try FolderListing(of: output).files
    let derivatives = try FolderListing(of: "\(input)/.vitrine/derivatives").files
    return output.merging(derivatives.map { ("cache/\($0.key)", $0.value) }) { first, _ in first }
  }
}

/// Remembers what a build told.
final class RecordingObserver: BuildObserver, @unchecked Sendable {
  private let lock = NSLock()
  private var told: [(BuildStep, StepResult)] = []
  private var made: [String] = []

  /// The results of the steps, in order.
  var results: [StepResult] { lock.withLock { told.map(\.1) } }
  /// The steps that have ended, in order.
  var steps: [BuildStep] { lock.withLock { told.map(\.0) } }
  /// The pictures that were made, sorted.
  var derivedPictures: [String] { lock.withLock { made.sorted() } }

  func began(_ step: BuildStep) {}
  func advanced(_ step: BuildStep, _ progress: StepProgress) {}
  func derived(_ picture: String, files: Int) { lock.withLock { made.append(picture) } }
  func ended(_ step: BuildStep, _ result: StepResult) {
    lock.withLock { told.append((step, result)) }
  }
  func waits(for folder: String) {}
}
