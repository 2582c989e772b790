extension Diagnostic: CustomStringConvertible {
  /// The diagnostic as a terminal shows it.
  ///
  ///     gallery.json5:4:7: warning: unknown key “colums”
  ///       at sections[0].layout.colums
  ///       help: did you mean “columns”?
  public var description: String {
    var lines = [headline]
    if let keyPath = location?.keyPath { lines.append("  at \(keyPath)") }
    if let explanation { lines += explanation.split(separator: "\n").map { "  \($0)" } }
    lines += solutions.map { "  help: \($0)" }
    return lines.joined(separator: "\n")
  }

  private var headline: String {
    let place = location.map { "\($0): " } ?? ""
    return "\(place)\(severity): \(summary)"
  }
}
