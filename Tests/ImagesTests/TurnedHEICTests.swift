import Foundation
import TestSupport
import Testing

@testable import Images

/// A picture of 48 × 32 pixels, blue on the left and red on the right. Its file says twice how to turn
/// what is stored: in HEIF's own words (`irot`), which decoders obey, and in EXIF, which ISO/IEC
/// 23008-12 tells readers to disregard. Made with libheif 1.23, which shows it so.
enum TurnedHEIC {
  static let bytes = [UInt8](Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data())

  private static let text = """
    AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAchtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAA
    AAAAAAAAADRpbG9jAAAAAERAAAIAAQAAAAAB7AABAAAAAAAAAC0AAgAAAAACGQABAAAAAAAAACQAAAA4aWluZgAAAAAA
    AgAAABVpbmZlAgAAAAABAABodmMxAAAAABVpbmZlAgAAAQACAABFeGlmAAAAAA5waXRtAAAAAAABAAABB2lwcnAAAADm
    aXBjbwAAAHZodmNDAQNwAAAAkAAAAAAAHvAA/P34+AAADwNgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQGEAAQAq
    QgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbq5Ka5uAhoMCAAAAMDIAAAAwAhYgABAAZEAcFzwIkAAAATY29scm5jbHgAAQAN
    AAaAAAAAFGlzcGUAAAAAAAAAQAAAAEAAAAAoY2xhcAAAACAAAAABAAAAMAAAAAH////gAAAAAv////AAAAACAAAAEHBp
    eGkAAAAAAwgICAAAAAlpcm90AwAAABlpcG1hAAAAAAAAAAEAAQaBAgMFhIYAAAAaaXJlZgAAAAAAAAAOY2RzYwACAAEA
    AQAAAFltZGF0AAAAKSgBrwngITip//M8b/78nZe0xyeVp79Y//y3r7y4H/36G3R+knbDPi6zAAAABkV4aWYAAE1NACoA
    AAAIAAEBEgADAAAAAQAGAAAAAAAA
    """
}

@Suite("A HEIC picture that is turned in two places")
struct TurnedHEICTests {
  let workshop: Workshop
  let picture: PicturePath
  init() throws {
    workshop = try Workshop()
    try workshop.folder.write(TurnedHEIC.bytes, to: "a.heic")
    picture = PicturePath(workshop.path("a.heic"))
  }

  @Test func isTurnedOnce() throws {
    let facts = try Pictures.facts(ofFileAt: picture)
    #expect((facts.format, facts.orientation) == (.heic, 1))
    #expect((facts.width, facts.height) == (48, 32))
    let header = try Pictures.header(ofFileAt: picture, limit: 10_000)
    let pixels = Pixels(
      try Raster.decoded(picture, header, width: 48, height: 32, colour: .sRGB))
    #expect(isClose(pixels[4, 4], [29, 30, 200, 255], within: 3))
    #expect(isClose(pixels[43, 4], [200, 30, 30, 255], within: 3))
  }
}
