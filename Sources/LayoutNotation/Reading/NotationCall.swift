/// A value written as a call, such as `fractionalWidth(1/3)`.
struct NotationCall {
  /// The name before the parenthesis.
  let name: String
  /// The number within.
  let number: Double

  /// The call a text is, or `nil` where it is none: a name, and a number or a quotient of two in
  /// parentheses.
  init?(_ text: String) {
    let text = text.filter { $0 != " " }
    guard text.last == ")", let open = text.firstIndex(of: "(") else { return nil }
    name = String(text[..<open])
    let inner = text[text.index(after: open)...].dropLast()
    let terms = inner.split(separator: "/", omittingEmptySubsequences: false)
    guard let first = terms.first, let dividend = Double(first) else { return nil }
    switch terms.count {
    case 1: number = dividend
    case 2:
      guard let divisor = Double(terms[1]) else { return nil }
      number = dividend / divisor
    default: return nil
    }
  }
}
