import Foundation
import TestSupport
import Testing

@testable import Images

@Suite(
  "Damaged pictures",
  .enabled(if: Tool.areInstalled, "make setup-test installs the programs"))
struct DamageTests {
  let workshop: Workshop
  init() throws { workshop = try Workshop() }

  private func fault(_ name: String) throws -> PictureError.Kind? {
    do {
      _ = try workshop.derive(
        PicturePath(workshop.path(name)), widths: [60, 120], DerivativeEncoding(.jpeg),
        DerivativeEncoding(.webp))
      return nil
    } catch let error as PictureError {
      return error.kind
    }
  }

  @Test(arguments: ["jpg", "png", "webp", "tif", "gif"])
  func thatEndTooSoonAreNamedAndLeaveNothing(kind: String) throws {
    try workshop.makePhoto("a.\(kind)", width: 400, height: 300)
    let bytes = try workshop.folder.bytes(of: "a.\(kind)")
    for part in [3, 5, 8] {
      try workshop.folder.write(Array(bytes.prefix(bytes.count * part / 10)), to: "cut.\(kind)")
      switch try fault("cut.\(kind)") {
      case .damaged(let format, _):
        #expect(format.rawValue.hasPrefix(kind == "jpg" ? "jpeg" : kind))
      case let other: Issue.record("\(part)/10 gives \(String(describing: other))")
      }
      #expect(workshop.outputs == [])
    }
  }

  @Test(arguments: [["-o"], ["-A", "-o"]])
  func thatEndTooSoonInTheCodecsOfFilmsAreNamed(options: [String]) throws {
    try workshop.makePhoto("a.png")
    try Tool.heifEncoder.run([workshop.path("a.png")] + options + [workshop.path("a.heic")])
    let bytes = try workshop.folder.bytes(of: "a.heic")
    try workshop.folder.write(Array(bytes.prefix(bytes.count / 2)), to: "cut.heic")
    guard case .damaged = try fault("cut.heic") else { Issue.record("not damaged"); return }
    #expect(workshop.outputs == [])
  }

  @Test func sayWhatTheDecoderSaid() throws {
    try workshop.makePhoto("a.jpg", width: 400, height: 300)
    let bytes = try workshop.folder.bytes(of: "a.jpg")
    try workshop.folder.write(Array(bytes.prefix(bytes.count / 2)), to: "cut.jpg")
    #expect(try fault("cut.jpg") == .damaged(.jpeg, detail: "Premature end of JPEG file"))
  }

  @Test func thatLackOnlyTheirEndAreWhole() throws {
    try workshop.makePhoto("a.jpg", width: 400, height: 300)
    let bytes = try workshop.folder.bytes(of: "a.jpg")
    try workshop.folder.write(Array(bytes.dropLast(2)), to: "a.jpg")
    #expect(try fault("a.jpg") == nil)
    try workshop.folder.write(bytes + [UInt8](repeating: 0x55, count: 999), to: "a.jpg")
    #expect(try fault("a.jpg") == nil)
  }

  /// Whatever stands in the file, the process lives and no half file is left.
  @Test(arguments: ["jpg", "png", "webp", "tif", "gif"])
  func ofRandomFaultsEndWithAPictureOrAnError(kind: String) throws {
    try workshop.makePhoto("a.\(kind)", width: 64, height: 48)
    let bytes = try workshop.folder.bytes(of: "a.\(kind)")
    var random: UInt64 = 0x9E37_79B9_7F4A_7C15
    func next(_ bound: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % bound
    }
    for _ in 0..<60 {
      var broken = bytes
      for _ in 0...next(4) { broken[8 + next(broken.count - 8)] = UInt8(next(256)) }
      try workshop.folder.write(broken, to: "broken.\(kind)")
      _ = try fault("broken.\(kind)")
      #expect(
        workshop.outputs.allSatisfy {
          $0.hasSuffix(".jpg") || $0.hasSuffix(".webp") || $0.hasSuffix(".png")
        })
    }
  }

  @Test func thatCannotBeWrittenAreToldWithTheReason() throws {
    let photo = try workshop.makePhoto("a.jpg")
    let recipe = DerivativeRecipe(widths: [60], encodings: [DerivativeEncoding(.jpeg)])
    let missing = PicturePath(workshop.path("no/such/folder/60.jpg"))
    #expect(throws: PictureError(.unwritable(missing, errorNumber: 2), photo)) {
      try PictureDeriver.derive(photo, recipe) { _, _, _ in missing }
    }
  }
}
