import Testing

@testable import Images

@Suite("A capture date")
struct CaptureDateTests {
  @Test(
    arguments: [
      ("2024:05:31 18:03:59", "2024-05-31T18:03:59"),
      ("2024-05-31T18:03:59", "2024-05-31T18:03:59"),
      ("2024-05-31T18:03:59.123+02:00", "2024-05-31T18:03:59+02:00"),
      ("2024-05-31T18:03:59Z", "2024-05-31T18:03:59+00:00"),
      ("2024-05-31T18:03-0330", "2024-05-31T18:03:00-03:30"),
      ("2024-05-31T18:03:59+99:00", "2024-05-31T18:03:59"),
      ("2024-05-31", "2024-05-31T00:00:00"),
      ("2024:02:29 00:00:00", "2024-02-29T00:00:00"),
      ("2016:12:31 23:59:60", "2016-12-31T23:59:60"),
      ("0000:00:00 00:00:00", nil),
      ("    :  :     :  :  ", nil),
      ("                   ", nil),
      ("", nil),
      ("2023:02:31 12:00:00", nil),
      ("2023:02:29 12:00:00", nil),
      ("1900:02:29 12:00:00", nil),
      ("2023:13:01 12:00:00", nil),
      ("2023:00:10 12:00:00", nil),
      ("2023:01:00 12:00:00", nil),
      ("2023:06:30 24:24:27", nil),
      ("2023:06:30 12:60:00", nil),
      ("2023:06:30 12:00:61", nil),
      ("2023:06", nil),
      ("2023", nil),
      ("31/05/2024 18:03", nil),
      ("2024:05:31 25", nil),
      ("-024:05:31 18:03:59", nil),
      ("２０２４:05:31 18:03:59", nil),
    ] as [(String, String?)])
  func isReadFromMetadata(text: String, expected: String?) {
    #expect(CaptureDate(metadata: text)?.description == expected)
  }

  @Test func takesAnOffsetThatIsNotedApart() {
    let date = CaptureDate(metadata: "2024:05:31 18:03:59", offset: "-05:00")
    #expect(date?.description == "2024-05-31T18:03:59-05:00")
    #expect(CaptureDate(metadata: "2024:05:31 18:03:59", offset: "   :  ")?.utcOffset == nil)
  }

  @Test func ordersByTheClockThatWasLookedAt() throws {
    let tokyo = try #require(CaptureDate(metadata: "2024-05-31T09:00:00+09:00"))
    let paris = try #require(CaptureDate(metadata: "2024-05-31T08:00:00+02:00"))
    #expect(paris < tokyo)
    #expect(!(tokyo < tokyo))
  }
}
