import Foundation
import TestSupport
import Testing

/// Builds that are ended from outside, at any moment.
@Suite(
  "However a build ends, the site is the old one or the new one, whole",
  .enabled(if: BuiltTool.path != nil, "the tool has not been built"))
struct SuddenEndTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for number in UInt32(0)..<4 {
      let picture = PNGPicture(width: 300, height: 200, colour: number &* 0x1F3D5B)
      try folder.write(picture.bytes, to: "in/\(number % 2)/picture\(number).png")
    }
  }

  @Test func afterAKillTheNextBuildEndsWhereACleanOneDoes() throws {
    let sites = try ["One", "Two"].map { title in try cleanSite(titled: title) }
    var random = SplitMix64(seed: 7)
    for round in 0..<16 {
      try setTitle(["One", "Two"][round % 2])
      let process = try BuiltTool.start(["build", "in", "-o", "out", "-q"], in: folder.path)
      usleep(UInt32(random.next() % 400_000))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      if let site = try? site("out") { #expect(sites.contains(site)) }
      if round % 4 == 3 {
        #expect(try BuiltTool.run(["build", "in", "-o", "out"], in: folder.path).status == 0)
        #expect(try site("out") == sites[round % 2])
      }
    }
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(left) == ["in", "out"])
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func aSignalEndsTheBuildAndTellsWhoeverStartedIt(signal: Int32) throws {
    try setTitle("One")
    let process = try BuiltTool.start(["build", "in", "-o", "out"], in: folder.path)
    usleep(30_000)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal {
      #expect(process.terminationStatus == signal)
      #expect(throws: (any Error).self) { try site("out") }
    } else {
      #expect(process.terminationStatus == 0, "the build was quicker")
    }
    #expect(try BuiltTool.run(["build", "in", "-o", "out"], in: folder.path).status == 0)
    #expect(try site("out") == cleanSite(titled: "One"))
  }

  @Test func twoBuildsAtOnceOfTwoGalleriesForOneFolderLeaveOneWhole() throws {
    try setTitle("One")
    try FileManager.default.copyItem(
      atPath: folder.path(of: "in"), toPath: folder.path(of: "in2"))
    try folder.write("{ title: 'Two' }", to: "in2/gallery.json5")
    let processes = try ["in", "in2"].map { input in
      try BuiltTool.start(["build", input, "-o", "out", "-q"], in: folder.path)
    }
    for process in processes { process.waitUntilExit() }
    #expect(processes.map(\.terminationStatus) == [0, 0])
    let sites = try ["One", "Two"].map { title in try cleanSite(titled: title) }
    #expect(sites.contains(try site("out")))
  }

  private func setTitle(_ title: String) throws {
    try folder.write("{ title: '\(title)' }", to: "in/gallery.json5")
  }

  private func cleanSite(titled title: String) throws -> [String: Data] {
    try setTitle(title)
    let run = try BuiltTool.run(
      ["build", "in", "-o", "clean", "--cache", "clean-cache"], in: folder.path)
    try #require(run.status == 0, "\(run.errors)")
    defer {
      try? folder.remove("clean")
      try? folder.remove("clean-cache")
    }
    return try site("clean")
  }

  private func site(_ name: String) throws -> [String: Data] {
    let root = folder.path(of: name)
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root) {
      var isFolder = ObjCBool(false)
      _ = FileManager.default.fileExists(atPath: "\(root)/\(path)", isDirectory: &isFolder)
      guard !isFolder.boolValue else { continue }
      files[path] = try Data(contentsOf: URL(filePath: "\(root)/\(path)"))
    }
    return files
  }
}

/// A small generator of numbers that are the same in every run.
private struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
