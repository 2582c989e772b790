internal import CollectionLayout
internal import JSON5

extension JSON5Cursor {
  /// Reports a fault of the notation.
  func report(_ fault: NotationFault) {
    report(fault.diagnostic(at: location))
  }

  /// The value the word here stands for.
  func word<Value: NotationWord>(_: Value.Type = Value.self) -> Value? {
    guard let word = string() else { return nil }
    if let value = Value.allCases.first(where: { $0.word == word }) { return value }
    report(.unknownWord(word, words: Value.allCases.map(\.word)))
    return nil
  }

  /// The length here: points, not below zero.
  func length() -> CGFloat? {
    number(in: 0...NotationLimits.length)
  }

  /// The distance here: points, either way.
  func distance() -> CGFloat? {
    number(in: -NotationLimits.length...NotationLimits.length)
  }

  /// The order of drawing here.
  func zIndex() -> Int? {
    integer(in: -1_000_000...1_000_000)
  }

  /// The list here, of so many distances.
  func distances(_ counts: Int...) -> [CGFloat]? {
    guard let numbers = list({ $0.distance() }), case .array(let elements) = value.kind else {
      return nil
    }
    // A number that is none has been reported already.
    guard numbers.count == elements.count else { return nil }
    if counts.contains(numbers.count) { return numbers }
    report(.wrongLength(expected: counts, found: numbers.count))
    return nil
  }

  /// The point here: two distances.
  func point() -> CGPoint? {
    distances(2).map { CGPoint(x: $0[0], y: $0[1]) }
  }

  /// The size here: two lengths.
  func size() -> CGSize? {
    guard let numbers = distances(2) else { return nil }
    if let negative = numbers.first(where: { $0 < 0 }) {
      report(.impossibleNumber(negative, least: 0))
      return nil
    }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// The insets here: top, leading, bottom and trailing, or one number for all.
  func insets() -> NSDirectionalEdgeInsets? {
    if case .number = value.kind {
      return distance().map {
        NSDirectionalEdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0)
      }
    }
    guard case .array = value.kind else {
      reportMismatch(expected: .list, .number)
      return nil
    }
    return distances(4).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    }
  }
}

/// Bounds of what the notation takes.
enum NotationLimits {
  /// The greatest length, in points.
  static let length: CGFloat = 1e6
  /// The greatest number of items in a group.
  static let count = 10_000
}
