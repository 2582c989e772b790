internal import CollectionLayout
package import Diagnostics

extension AlbumLayoutError {
  /// The error in words.
  package var diagnostic: Diagnostic {
    Diagnostic(
      .error, "layout.impossible", "the layout of \(place) is impossible",
      explanation: explanation, at: location)
  }

  private var place: String {
    section.map { "section \($0 + 1) of “\(album)”" } ?? "“\(album)”"
  }

  private var explanation: String {
    fault?.description
      ?? "Its lengths are not finite, or it has more or fewer sections at some widths."
  }
}
