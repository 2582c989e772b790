import Images
import Markdown

/// Where a photo's words come from.
enum PhotoTexts {
  /// How long the words for those who cannot see a picture may be when they come from a caption:
  /// longer ones tire whoever has them read out.
  static let altLengthLimit = 200

  /// What is said of a photo: its sidecar's words first, then its own, then its file's name.
  ///
  /// The caption is Markdown; what the picture itself says is plain text and stays as it is. An
  /// alternative text is written for the purpose, or else the caption or title in plain text;
  /// never a file's name that a camera gave.
  static func metadata(
    embedded: PhotoMetadata, sidecar: SidecarText?, fileName: some Sequence<UInt8>
  ) -> PhotoMetadata {
    var words = embedded
    words.title =
      sidecar?.title ?? embedded.title.map(singleLine)?.nonEmpty
      ?? FileNameTitle.title(ofFileNamed: fileName)
    words.caption = sidecar?.caption ?? embedded.caption.map(markdown(fromPlainText:))?.nonEmpty
    words.alt = sidecar?.alt ?? embedded.alt.map(singleLine)?.nonEmpty ?? alt(from: words)
    words.captureDate = sidecar?.date ?? embedded.captureDate
    return words
  }

  private static func alt(from words: PhotoMetadata) -> String? {
    guard let caption = words.caption.map(Markdown.plainText(from:))?.nonEmpty else {
      return words.title
    }
    if caption.count <= altLengthLimit { return caption }
    return words.title ?? beginning(of: caption)
  }

  /// As many whole words as the limit allows.
  private static func beginning(of text: String) -> String {
    let head = text.prefix(altLengthLimit - 1)
    let end = head.lastIndex(where: \.isWhitespace) ?? head.endIndex
    return "\(head[..<end].trimmed)…"
  }

  private static func singleLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension PhotoTexts {
  /// Markdown that shows a text as it is: its marks are escaped and its line ends kept.
  static func markdown(fromPlainText text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { escaped($0.trimmed) }
      .split { $0.isEmpty }
      .map { $0.joined(separator: "\\\n") }
      .joined(separator: "\n\n")
  }

  private static func escaped(_ line: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in line.unicodeScalars {
      if inlineMarks.contains(scalar) { escaped.append("\\") }
      escaped.append(scalar)
    }
    return escapedAtStart(String(escaped))
  }

  private static let inlineMarks: Set<Unicode.Scalar> = [
    "\\", "`", "*", "_", "[", "]", "<", ">", "&", "~", "|", "$",
  ]

  /// Escapes what makes a heading, a list or a rule at the start of a line: `#`, `-`, `+`, `=`,
  /// `1.` and `1)`.
  private static func escapedAtStart(_ line: String) -> String {
    if let first = line.unicodeScalars.first, "#-+=:".unicodeScalars.contains(first) {
      return "\\\(line)"
    }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    let rest = line.dropFirst(digits.count)
    guard !digits.isEmpty, let mark = rest.first, ".)".contains(mark) else { return line }
    return "\(digits)\\\(rest)"
  }
}
