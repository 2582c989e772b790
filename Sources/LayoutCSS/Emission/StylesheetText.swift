/// A stylesheet being written, a rule a line.
struct StylesheetText {
  /// What has been written.
  private(set) var text = ""

  /// Adds a rule.
  mutating func rule(_ selector: String, _ declarations: String) {
    text += selector
    text += "{"
    text += declarations
    text += "}\n"
  }

  /// Adds a rule, unless it declares nothing.
  mutating func rule(_ selector: String, _ declarations: Declarations) {
    if !declarations.isEmpty { rule(selector, declarations.text) }
  }

  /// Adds rules under a condition.
  mutating func block(_ condition: String, _ rules: (inout StylesheetText) -> Void) {
    text += condition
    text += "{\n"
    rules(&self)
    text += "}\n"
  }

  /// Adds rules that hold in a region only.
  mutating func block(
    in region: Region, container: String, _ rules: (inout StylesheetText) -> Void
  ) {
    let height = region.height.condition("height").map { "@media " + $0 }
    let width = region.width.condition("width").map { "@container " + container + " " + $0 }
    let conditions = [height, width].compactMap { $0 }
    for condition in conditions { text += condition + "{\n" }
    rules(&self)
    for _ in conditions { text += "}\n" }
  }
}

extension Interval {
  /// The range as a condition on a feature, or nothing where it has no ends:
  /// `(width>639.9922px) and (width<899.9922px)`.
  ///
  /// Strict comparisons half way between two layout units: Chromium compares `>=` and `<=` with a
  /// tolerance of one unit, so that neighbouring ranges would overlap.
  func condition(_ feature: String) -> String? {
    let parts = [
      lower.map { "(" + feature + ">" + Number.css($0) + "px)" },
      upper.map { "(" + feature + "<" + Number.css($0) + "px)" },
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }
}
