package import Diagnostics

/// What came of a build.
package struct BuildOutcome: Sendable {
  /// Whether the output folder holds the site now; otherwise nothing in it was touched.
  package var isBuilt: Bool
  /// Whether nothing had to be done, because nothing has changed since the last build.
  package var wasUpToDate: Bool
  /// What was odd, left out, or in the way.
  package var diagnostics: [Diagnostic]
  /// How many photos and albums the site shows; zeros where it was not built.
  package var counts: SiteCounts
  /// The output folder's path, links resolved; as given where it was not built.
  package var output: String

  /// Whether something was left out or replaced.
  package var hasWarnings: Bool { diagnostics.contains { $0.severity >= .warning } }
}

/// How much a site shows.
package struct SiteCounts: Equatable, Sendable {
  /// How many photos.
  package var photos: Int
  /// How many albums, the whole among them.
  package var albums: Int

  package init(photos: Int = 0, albums: Int = 0) {
    self.photos = photos
    self.albums = albums
  }
}

/// Why nothing was built.
package struct BuildFailure: Error, Sendable {
  /// What was in the way, and what else was found until then.
  package var diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
  package init(_ diagnostic: Diagnostic) { diagnostics = [diagnostic] }

  /// A signal asked the process to end.
  static let interrupted = BuildFailure(OutputError.interrupted.diagnostic)
}
