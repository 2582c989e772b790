internal import Diagnostics

extension JSON5Fault {
  /// The fault in words. A key too many is a warning, a value that cannot be used is an error.
  func diagnostic(at location: SourceLocation) -> Diagnostic {
    Diagnostic(severity, "json5.\(identifier)", summary, at: location, solutions: solutions)
  }

  private var severity: Diagnostic.Severity {
    switch self {
    case .unknownKey, .duplicateKey: .warning
    case .missingKey, .wrongShape, .outOfRange, .notWhole, .unknownChoice: .error
    }
  }

  private var identifier: String {
    switch self {
    case .unknownKey: "unknown-key"
    case .duplicateKey: "duplicate-key"
    case .missingKey: "missing-key"
    case .wrongShape: "wrong-type"
    case .outOfRange: "out-of-range"
    case .notWhole: "not-whole"
    case .unknownChoice: "unknown-choice"
    }
  }

  private var summary: String {
    switch self {
    case .unknownKey(let key, _): "unknown key “\(key)”"
    case .duplicateKey(let key): "the key “\(key)” comes again and takes the place of the first"
    case .missingKey(let key, _): "the key “\(key)” is missing"
    case .wrongShape(let expected, let found):
      "expected \(expected.map(\.words).joined(separator: " or ")), found \(found.words)"
    case .outOfRange(let number, let lower, let upper):
      "expected \(rangeWords(lower, upper)), found \(numberWords(number))"
    case .notWhole(let number): "expected a whole number, found \(numberWords(number))"
    case .unknownChoice(let word, _): "“\(word)” cannot stand here"
    }
  }

  private var solutions: [String] {
    switch self {
    case .unknownKey(let key, let known): nearest(to: key, among: known, else: "the keys here are")
    case .unknownChoice(let word, let choices):
      nearest(to: word, among: choices, else: "choose one of")
    case .missingKey(let key, let written):
      nearestName(to: key, among: written).map { ["is “\($0)” meant for it?"] } ?? []
    case .duplicateKey: ["remove one of them"]
    case .wrongShape, .outOfRange, .notWhole: []
    }
  }

  private func nearest(
    to word: String, among names: [String], else introduction: String
  ) -> [String] {
    if let nearest = nearestName(to: word, among: names) { return ["did you mean “\(nearest)”?"] }
    return names.isEmpty
      ? [] : ["\(introduction) \(names.map { "“\($0)”" }.joined(separator: ", "))"]
  }
}

private func rangeWords(_ lower: Double?, _ upper: Double?) -> String {
  switch (lower, upper) {
  case (nil, nil): "a finite number"
  case (let lower?, nil): "a number from \(numberWords(lower)) up"
  case (nil, let upper?): "a number up to \(numberWords(upper))"
  case (let lower?, let upper?):
    "a number from \(numberWords(lower)) to \(numberWords(upper))"
  }
}

/// A number as JSON5 writes it.
private func numberWords(_ number: Double) -> String {
  if number.isNaN { return "NaN" }
  if number.isInfinite { return number < 0 ? "-Infinity" : "Infinity" }
  return Int(exactly: number).map { "\($0)" } ?? "\(number)"
}

extension JSON5Shape {
  fileprivate var words: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
