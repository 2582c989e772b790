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
