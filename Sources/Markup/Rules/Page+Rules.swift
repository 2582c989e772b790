extension Page {
  /// What the rules that go beyond a schema find, rule by rule.
  var ruleFindings: [PageFinding] {
    syntaxFindings + identifierFindings
  }

  /// The ids in document order.
  var ids: [String] { elements.compactMap { $0["id"] } }
}
