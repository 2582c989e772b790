extension Page {
  /// What the rules that go beyond a schema find, rule by rule.
  var ruleFindings: [PageFinding] {
    syntaxFindings + documentFindings + identifierFindings + headingFindings + pictureFindings
      + controlFindings
  }
}
