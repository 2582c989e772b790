package import Diagnostics
import Glibc

extension PictureError {
  /// The fault in words. All are warnings: the picture is left out, the build goes on.
  ///
  /// - Parameter file: The picture as the person would name it.
  package func diagnostic(file: String) -> Diagnostic {
    Diagnostic(
      .warning, "picture.\(words.identifier)", words.summary, explanation: words.explanation,
      at: SourceLocation(file: file), solutions: words.solutions)
  }

  private struct Words {
    var identifier: String
    var summary: String
    var explanation: String?
    var solutions: [String]

    init(
      _ identifier: String, _ summary: String, because explanation: String? = nil,
      _ solutions: String...
    ) {
      self.identifier = identifier
      self.summary = summary
      self.explanation = explanation
      self.solutions = solutions
    }
  }

  private var words: Words {
    switch kind {
    case .unreadable(let number):
      Words("unreadable", "the file cannot be read", because: system(number))
    case .empty:
      Words("empty", "the file is empty", "copy the picture again from where it came from")
    case .unknownFormat:
      Words(
        "unknown-format", "the file is not a picture, whatever its name says",
        because: "Read are JPEG, PNG, WebP, AVIF, HEIC, TIFF, GIF, SVG and JPEG XL.",
        "remove the file, or begin its name with a dot to have it passed over")
    case .unsupported(let format):
      Words(
        "unsupported", "\(format.displayName) pictures cannot be read on this machine",
        "convert the picture to JPEG, or install libvips with support for \(format.displayName)")
    case .damaged(let format, let detail):
      Words(
        "damaged", "the \(format.displayName) data are damaged or end too soon",
        because: detail.map { "The decoder says: \($0)." },
        "copy the picture again from where it came from, or export it anew")
    case .tooLarge(let width, let height, let limit):
      Words(
        "too-large", "the picture has \(width) × \(height) pixels, more than the limit of \(limit)",
        "raise images.maxPixels in gallery.json5 if the picture is genuine")
    case .damagedMetadata:
      Words(
        "damaged-metadata", "the metadata cannot be read",
        because: "The picture is shown without what its EXIF, IPTC and XMP say.",
        "write a caption beside it, in a file of the same name that ends in .md")
    case .unwritable(let path, let number):
      Words("unwritable", "\(path.text) cannot be written", because: system(number))
    case .notEncoded(let format):
      Words("not-encoded", "no \(format.rawValue) file could be made of the picture")
    }
  }

  private func system(_ number: Int32) -> String {
    guard let text = strerror(number) else { return "System error \(number)." }
    return "The system says: \(String(cString: text))."
  }
}

extension PictureFormat {
  /// The format's name as people write it.
  package var displayName: String {
    switch self {
    case .jpeg: "JPEG"
    case .png: "PNG"
    case .webp: "WebP"
    case .avif: "AVIF"
    case .heic: "HEIC"
    case .tiff: "TIFF"
    case .gif: "GIF"
    case .svg: "SVG"
    case .jxl: "JPEG XL"
    }
  }
}
