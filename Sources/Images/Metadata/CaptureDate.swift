/// The moment a picture was taken, as its camera's clock showed it.
package struct CaptureDate: Hashable, Sendable {
  package var year: Int
  /// 1…12.
  package var month: Int
  /// 1…31, no later than the month's last.
  package var day: Int
  /// 0…23.
  package var hour: Int
  /// 0…59.
  package var minute: Int
  /// 0…60: a leap second is a second.
  package var second: Int
  /// What the clock was ahead of UTC, in minutes; `nil` where nobody noted it.
  package var utcOffset: Int?

  /// Creates a date; `nil` where no calendar or clock can show it.
  package init?(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0,
    utcOffset: Int? = nil
  ) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.days(inMonth: month, of: year)).contains(day),
      (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.utcOffset = utcOffset.flatMap { abs($0) <= 14 * 60 ? $0 : nil }
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }
}

extension CaptureDate: Comparable {
  /// By what the clocks showed: a photographer's day reads in the order in which it was lived,
  /// across time zones too.
  package static func < (a: CaptureDate, b: CaptureDate) -> Bool {
    (a.year, a.month, a.day, a.hour) != (b.year, b.month, b.day, b.hour)
      ? (a.year, a.month, a.day, a.hour) < (b.year, b.month, b.day, b.hour)
      : (a.minute, a.second, a.utcOffset ?? .min) < (b.minute, b.second, b.utcOffset ?? .min)
  }
}

extension CaptureDate: CustomStringConvertible {
  /// As RFC 3339 writes it, without the offset where none is known: `2024-05-31T18:03:59+02:00`.
  package var description: String {
    func padded(_ number: Int, _ digits: Int = 2) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
    let day = "\(padded(year, 4))-\(padded(month))-\(padded(self.day))"
    let time = "\(padded(hour)):\(padded(minute)):\(padded(second))"
    guard let utcOffset else { return "\(day)T\(time)" }
    let (hours, minutes) = abs(utcOffset).quotientAndRemainder(dividingBy: 60)
    return "\(day)T\(time)\(utcOffset < 0 ? "-" : "+")\(padded(hours)):\(padded(minutes))"
  }
}
