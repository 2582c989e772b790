import Diagnostics
import Markup
import Mustache

/// Findings in pages as a person is told them: what one place in a template has done to many pages
/// is told once.
struct PageDiagnostics {
  /// The diagnostics, in the order of the first finding of each.
  private(set) var diagnostics: [Diagnostic] = []

  /// From how many findings of one cause on only the first is told.
  private static let fewest = 3

  /// What makes two findings one.
  private struct Cause: Hashable {
    var template: SourceLocation
    var identifier: String
    var summary: String
  }

  /// Puts findings in words.
  ///
  /// - Parameter origin: what wrote the line that a finding is about, where that is known.
  init(_ findings: [SiteFinding], origin: (SiteFinding) -> RenderOrigin?) {
    var places: [Cause: [Int]] = [:]
    var all: [Diagnostic] = []
    for finding in findings {
      let origin = origin(finding)
      let template = origin.map { SourceLocation(file: $0.file, line: $0.line) }
      let diagnostic = finding.diagnostic(template: template, content: origin?.context)
      all.append(diagnostic)
      guard let template else { continue }
      let cause = Cause(
        template: template, identifier: diagnostic.identifier, summary: diagnostic.summary)
      places[cause, default: []].append(all.count - 1)
    }
    var untold: Set<Int> = []
    for places in places.values where places.count >= Self.fewest {
      untold.formUnion(places.dropFirst())
      let more = "and likewise in \(places.count - 1) other places"
      let explanation = all[places[0]].explanation
      all[places[0]].explanation = [explanation, more].compactMap(\.self).joined(separator: "\n")
    }
    diagnostics = all.indices.filter { !untold.contains($0) }.map { all[$0] }
  }
}
