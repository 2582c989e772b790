/// The few pieces of text the engine writes, without the library's number formatting, which
/// WebAssembly would have to carry.
enum LayoutText {
  /// A number with at most four decimals, none where it is whole.
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite, value.magnitude < 1e14 else { return value > 0 ? "inf" : "nan" }
    let scaled = Int((value.magnitude * 10_000 + 0.5).rounded(.down))
    let sign = value < 0 && scaled > 0 ? "-" : ""
    var decimals = scaled % 10_000
    guard decimals > 0 else { return "\(sign)\(scaled / 10_000)" }
    var digits = 4
    while decimals % 10 == 0 {
      decimals /= 10
      digits -= 1
    }
    let written = "\(decimals)"
    let zeros = String(repeating: "0", count: max(0, digits - written.utf8.count))
    return "\(sign)\(scaled / 10_000).\(zeros)\(written)"
  }

  /// The pieces with a separator between each two.
  static func joined(_ pieces: [String], by separator: String) -> String {
    var text = ""
    for (index, piece) in pieces.enumerated() {
      if index > 0 { text += separator }
      text += piece
    }
    return text
  }
}
