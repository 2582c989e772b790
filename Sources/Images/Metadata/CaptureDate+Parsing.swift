extension CaptureDate {
  /// The moment that metadata writes as `2024:05:31 18:03:59` (EXIF), `2024-05-31T18:03:59.5+02:00`
  /// (XMP, IPTC as exiv2 joins it) or `2024-05-31` (XMP, IPTC); `nil` for anything else, for blanks
  /// and zeros, and for what no calendar or clock can show.
  ///
  /// - Parameters:
  ///   - text: The date and, where there is one, the time.
  ///   - offset: The offset from UTC, such as `+02:00`, where it is noted apart.
  package init?(metadata text: String, offset: String? = nil) {
    var scanner = DateScanner(text)
    guard let year = scanner.number(digits: 4), scanner.skip("-:"),
      let month = scanner.number(digits: 2), scanner.skip("-:"),
      let day = scanner.number(digits: 2)
    else { return nil }
    guard scanner.skip(" T") else {
      guard scanner.isAtEnd else { return nil }
      self.init(year: year, month: month, day: day)
      return
    }
    guard let hour = scanner.number(digits: 2), scanner.skip(":"),
      let minute = scanner.number(digits: 2)
    else { return nil }
    let second = scanner.skip(":") ? scanner.number(digits: 2) : 0
    guard let second else { return nil }
    if scanner.skip(".") { scanner.skipDigits() }
    var apart = DateScanner(offset ?? "")
    self.init(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second,
      utcOffset: scanner.utcOffset() ?? apart.utcOffset())
  }

  /// Whether text that `init(metadata:)` reads has a time of day.
  static func hasTime(metadata text: String) -> Bool { text.utf8.count > 10 }

  /// Whether two moments are on one day.
  func isSameDay(as other: CaptureDate) -> Bool {
    (year, month, day) == (other.year, other.month, other.day)
  }
}

/// Reads dates from left to right.
private struct DateScanner {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = Substring(text).utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  /// Reads a number of so many digits.
  mutating func number(digits: Int) -> Int? {
    let number = rest.prefix(digits)
    guard number.count == digits, number.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    rest = rest.dropFirst(digits)
    return number.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// Reads one of some characters.
  mutating func skip(_ allowed: String) -> Bool {
    guard let next = rest.first, allowed.utf8.contains(next) else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// Reads the digits of a fraction.
  mutating func skipDigits() { rest = rest.drop { (0x30...0x39).contains($0) } }

  /// Reads an offset from UTC, in minutes: `Z`, `+02:00`, `-0330`.
  mutating func utcOffset() -> Int? {
    if skip("Z") { return 0 }
    let isBehind = rest.first == UInt8(ascii: "-")
    guard skip("+-"), let hours = number(digits: 2) else { return nil }
    _ = skip(":")
    let minutes = hours * 60 + (number(digits: 2) ?? 0)
    return isBehind ? -minutes : minutes
  }
}
