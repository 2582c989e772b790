package import Diagnostics

/// Reads typed values out of a JSON5 document and collects what is wrong with them.
///
/// Reading goes on after a fault, so that a person learns of all faults at once:
///
///     let reader = JSON5Reader(file: "gallery.json5")
///     let gallery = reader.root(of: document).object { fields in
///       Gallery(
///         title: fields["title"]?.string(),
///         columns: fields["columns"]?.integer(in: 1...24),
///         sort: fields["sort"]?.choice(),
///         sections: fields["sections"]?.list { $0.object(SectionChoice.init) } ?? [])
///     }
///     report(reader.diagnostics)
///
/// A key nobody asked for is an unknown key; the keys that were asked for are what it is compared
/// with.
package final class JSON5Reader {
  /// The document's name in messages.
  package let file: String
  private var collected: [Diagnostic] = []

  /// Creates a reader of one document.
  package init(file: String) {
    self.file = file
  }

  /// What was found wrong so far, by place.
  package var diagnostics: [Diagnostic] {
    let places = collected.enumerated().map { index, diagnostic in
      (diagnostic.location?.line ?? 0, diagnostic.location?.column ?? 0, index)
    }
    return places.sorted(by: <).map { collected[$0.2] }
  }

  /// The cursor at a document's outermost value.
  package func root(of value: JSON5Value) -> JSON5Cursor {
    JSON5Cursor(value: value, path: "", reader: self)
  }

  func report(_ diagnostic: Diagnostic) {
    collected.append(diagnostic)
  }
}
