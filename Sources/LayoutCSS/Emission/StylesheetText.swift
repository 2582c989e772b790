/// A stylesheet being written, a rule a line.
struct StylesheetText {
  /// What has been written.
  private(set) var text = ""

  /// Adds a rule, unless it has no declarations.
  mutating func rule(_ selector: String, _ declarations: [String]) {
    guard !declarations.isEmpty else { return }
    text += selector
    text += "{"
    text += declarations.joined(separator: ";")
    text += "}\n"
  }

  /// Adds rules that hold in a region only.
  mutating func block(
    in region: Region, container: String, _ rules: (inout StylesheetText) -> Void
  ) {
    var conditions: [String] = []
    if region.height != .unbounded {
      conditions.append("@media " + region.height.condition("height"))
    }
    if region.width != .unbounded {
      conditions.append("@container " + container + " " + region.width.condition("width"))
    }
    for condition in conditions { text += condition + "{\n" }
    rules(&self)
    for _ in conditions { text += "}\n" }
  }
}

extension Interval {
  /// The range as a condition on a feature: `(width>639.9922px) and (width<899.9922px)`.
  ///
  /// Strict comparisons half way between two layout units: Chromium compares `>=` and `<=` with a
  /// tolerance of one unit, so that neighbouring ranges would overlap.
  func condition(_ feature: String) -> String {
    let lowest = lower.map { "(" + feature + ">" + Number.css($0) + "px)" }
    let highest = upper.map { "(" + feature + "<" + Number.css($0) + "px)" }
    return [lowest, highest].compactMap { $0 }.joined(separator: " and ")
  }
}
