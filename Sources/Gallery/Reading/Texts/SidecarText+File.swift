package import Diagnostics

extension SidecarText {
  /// How large a text may be, in bytes.
  static let lengthLimit = 256 * 1024

  /// Reads a text file; an empty text with a warning where that cannot be done.
  package static func read(
    _ file: SourceFile, in input: String
  ) -> (text: SidecarText, diagnostics: [Diagnostic]) {
    let (text, faults) = readFile(file, in: input)
    return (text, faults.map(\.diagnostic))
  }

  private static func readFile(
    _ file: SourceFile, in input: String
  ) -> (text: SidecarText, faults: [TextFault]) {
    do {
      let bytes = try FileSystem.head(
        ofFileAt: file.path.filePath(in: input), length: min(file.stamp.size, lengthLimit) + 1)
      guard bytes.count <= lengthLimit else {
        return (SidecarText(), [TextFault(.tooLong(limit: lengthLimit), file.path)])
      }
      return parse(bytes, file: file.path)
    } catch {
      return (SidecarText(), [TextFault(.unreadable(error), file.path)])
    }
  }
}
