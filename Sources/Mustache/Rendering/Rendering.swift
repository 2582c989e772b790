/// What a template has become, and where each of its lines is from.
package struct Rendering: Sendable {
  /// The text in UTF-8.
  package let utf8: [UInt8]
  /// Names that no object had where a template asked for them, each place once, by file and place.
  package let missingNames: [MissingName]
  /// The files of the library's templates.
  let files: [String]
  /// The labels of the context objects, as they were entered.
  let labels: [String]
  /// Who wrote the start of each line.
  let lines: [LineWriter]

  /// The text.
  ///
  /// - Complexity: O(bytes).
  package var text: String { String(decoding: utf8, as: UTF8.self) }
}

/// Who wrote the start of an output line.
struct LineWriter: Sendable {
  /// The number of the template.
  var template: Int32
  /// The line in it.
  var line: Int32
  /// The number of the innermost label, or −1.
  var label: Int32
}

/// Where a line of a rendering is from.
package struct RenderOrigin: Hashable, Sendable {
  /// The template's file.
  package var file: String
  /// The line in it, counted from 1.
  package var line: Int
  /// The label of the innermost labelled object the line was written for.
  package var context: String?

  /// Creates an origin.
  package init(file: String, line: Int, context: String? = nil) {
    self.file = file
    self.line = line
    self.context = context
  }
}

extension Rendering {
  /// Where an output line, counted from 1, is from; `nil` for a line the output does not have.
  package func origin(ofLine line: Int) -> RenderOrigin? {
    guard lines.indices.contains(line - 1) else { return nil }
    let writer = lines[line - 1]
    let label = Int(writer.label)
    return RenderOrigin(
      file: files[Int(writer.template)], line: Int(writer.line),
      context: labels.indices.contains(label) ? labels[label] : nil)
  }
}

/// A name that no object had where a template asked for it.
package struct MissingName: Hashable, Sendable {
  /// The name as written.
  package var name: String
  /// The template's file.
  package var file: String
  /// Where in it.
  package var place: TemplatePlace
  /// The name most like it among those an object had.
  package var nearest: String?
}
