/// A text in the JSON5 notation (json5.org, version 1.0.0).
package enum JSON5Document {
  /// How many arrays and objects may lie inside one another.
  package static let depthLimit = 200

  /// The value a document holds.
  ///
  /// - Parameters:
  ///   - bytes: the document in UTF-8, with or without a byte order mark.
  ///   - file: the name errors give the document.
  /// - Throws: the first fault of the text.
  /// - Complexity: O(bytes).
  package static func parse(_ bytes: [UInt8], file: String) throws(JSON5Error) -> JSON5Value {
    var parser = JSON5Parser(try decodedScalars(bytes, file: file), file: file)
    return try parser.document()
  }
}
