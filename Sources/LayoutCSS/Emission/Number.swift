/// CSS numbers: short, and the same on every platform.
enum Number {
  /// The places after the point that matter: at a container 3,840 px wide, four places of `cqw`
  /// are 1/500 px.
  static let places = 4

  /// Prints a number rounded to so many places, without needless zeros: `33.3333`, `.5`, `-8`.
  static func css(_ number: Double, places: Int = places) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let magnitude = (abs(number) * scale + 0.5).rounded(.down)
    guard magnitude > 0, magnitude < 9e18 else { return "0" }
    let (whole, fraction) = UInt64(magnitude).quotientAndRemainder(dividingBy: UInt64(scale))
    var text = number < 0 ? "-" : ""
    if whole > 0 || fraction == 0 { text += String(whole) }
    if fraction > 0 {
      var digits = Array(String(fraction).utf8)
      digits = Array(repeating: UInt8(ascii: "0"), count: places - digits.count) + digits
      while digits.last == UInt8(ascii: "0") { digits.removeLast() }
      text += "." + String(decoding: digits, as: UTF8.self)
    }
    return text
  }
}
