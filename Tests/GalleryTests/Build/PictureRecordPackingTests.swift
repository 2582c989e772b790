import BuildCache
import Images
import Testing

@testable import Gallery

@Suite("What was read of a picture comes back from the cache as it was")
struct PictureRecordPackingTests {
  static let records = [
    PictureRecord(
      contentKey: "00ff", facts: PictureFacts(format: .jpeg, width: 4000, height: 3000),
      metadata: PhotoMetadata()),
    PictureRecord(
      contentKey: "",
      facts: PictureFacts(
        format: .heic, width: 1, height: 2, orientation: 8, hasAlpha: true, isAnimated: true,
        bitsPerChannel: 16, channels: 4, profileName: "", isInterlaced: true),
      metadata: PhotoMetadata(
        title: "Über", caption: "*x*\n\n🛶", alt: "",
        captureDate: CaptureDate(
          year: 2024, month: 2, day: 29, hour: 23, minute: 59, second: 60, utcOffset: -570),
        camera: "C", lens: "L", exposureTime: Rational(1, over: 250), aperture: 1.8, iso: 64,
        focalLength: 35.5, artist: "A", copyright: "©", keywords: ["a", "", "b"]),
      hasDamagedMetadata: true),
    PictureRecord(
      contentKey: "x", facts: PictureFacts(format: .svg, width: 9, height: 9),
      metadata: PhotoMetadata(
        captureDate: CaptureDate(year: 1, month: 1, day: 1, hour: 0, minute: 0, second: 0))),
  ]

  @Test(arguments: records)
  func comesBack(record: PictureRecord) throws {
    #expect(try PictureRecord(packed: record.packed) == record)
  }

  @Test(arguments: records)
  func cutOffBytesAreNoRecord(record: PictureRecord) {
    let bytes = record.packed
    for length in 0..<bytes.count {
      #expect(throws: UnpackingError.self) {
        try PictureRecord(packed: Array(bytes.prefix(length)))
      }
    }
  }
}
