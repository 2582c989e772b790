extension JSON5Cursor {
  /// The string here.
  package func string() -> String? {
    if case .string(let text) = value.kind { return text }
    reportMismatch(expected: .string)
    return nil
  }

  /// The truth here.
  package func bool() -> Bool? {
    if case .bool(let truth) = value.kind { return truth }
    reportMismatch(expected: .bool)
    return nil
  }

  /// The finite number here, within bounds.
  package func number(in range: ClosedRange<Double>) -> Double? {
    number(from: range.lowerBound, to: range.upperBound)
  }

  /// The finite number here, at least as large as a bound.
  package func number(in range: PartialRangeFrom<Double>) -> Double? {
    number(from: range.lowerBound, to: nil)
  }

  /// The finite number here.
  package func number() -> Double? {
    number(from: nil, to: nil)
  }

  /// The whole number here, within bounds.
  package func integer(in range: ClosedRange<Int>) -> Int? {
    guard let number = number(from: Double(range.lowerBound), to: Double(range.upperBound))
    else { return nil }
    if let integer = Int(exactly: number) { return integer }
    report(.notWhole(number))
    return nil
  }

  /// The case of an enumeration whose raw value is the string here.
  package func choice<Choice>(_: Choice.Type = Choice.self) -> Choice?
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let word = string() else { return nil }
    if let choice = Choice(rawValue: word) { return choice }
    report(.unknownChoice(word, choices: Choice.allCases.map(\.rawValue)))
    return nil
  }

  private func number(from lower: Double?, to upper: Double?) -> Double? {
    guard case .number(let number) = value.kind else {
      reportMismatch(expected: .number)
      return nil
    }
    if number.isFinite, number >= lower ?? -.infinity, number <= upper ?? .infinity {
      return number
    }
    report(.outOfRange(number, lower: lower, upper: upper))
    return nil
  }
}
