import Diagnostics

/// What is in the way of a build, or odd about it, beyond what the parts of it find.
enum BuildFault {
  /// There is nothing to show.
  case noPictures(folder: String)
  /// There are pictures, and none that anything can be made of.
  case noUsablePictures(folder: String)
  /// A picture was written to while it was being read.
  case changedMeanwhile(SourcePath)

  /// The fault in words.
  var diagnostic: Diagnostic {
    switch self {
    case .noPictures(let folder):
      Diagnostic(
        .error, "input.no-pictures", "there are no pictures in “\(folder)”",
        explanation: "JPEG, PNG, WebP, AVIF, HEIC, TIFF, GIF, SVG and JPEG XL are pictures.")
    case .noUsablePictures(let folder):
      Diagnostic(
        .error, "input.no-usable-pictures", "no picture in “\(folder)” can be used")
    case .changedMeanwhile(let path):
      Diagnostic(
        .warning, "picture.changed", "the picture was written to during the build, and is left out",
        at: SourceLocation(file: path.shown), solutions: ["build again"])
    }
  }
}
