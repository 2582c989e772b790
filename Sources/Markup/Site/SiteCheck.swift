internal import Glibc

/// The checks of a build, on a site that lies in a folder, whoever made it.
package enum SiteCheck {
  /// Checks every file below a folder.
  ///
  /// - Parameter directory: The folder; symbolic links to folders inside it are not followed.
  /// - Returns: What is wrong, by path and then in the order of lines.
  /// - Throws: `MarkupError.unreadableFile`, with the path as it can be opened.
  /// - Complexity: O(bytes of the pages + files × log files).
  package static func findings(inDirectory directory: String) throws(MarkupError) -> [SiteFinding] {
    let validator = try PageValidator()
    var checker = SiteChecker()
    var findings: [SiteFinding] = []
    for path in try SiteDirectory(directory).files() {
      let reads = ["html", "css", "xml", "svg", "xhtml"].contains(path.pathExtension)
      guard reads else {
        checker.add(path)
        continue
      }
      let bytes = try SiteDirectory(directory).read(path)
      let report = validator.inspect(bytes, at: path)
      checker.add(path, report.facts)
      findings += report.findings.map { SiteFinding(path: path, finding: $0) }
    }
    return (findings + checker.findings()).sorted { ($0.path, $0.finding) < ($1.path, $1.finding) }
  }
}
