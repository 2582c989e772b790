/// The names and texts that cameras, phones and programs give pictures by themselves: they say
/// nothing about the picture, so they are neither titles nor captions nor alternative texts.
package enum AutomaticNames {
  /// Whether a text is a camera's file name (`IMG_1234`, `DSC_0042.JPG`, `20240531_180359`), with or
  /// without an extension, or a text that cameras write into every picture.
  ///
  /// - Complexity: O(`text`).
  package static func contains(_ text: String) -> Bool {
    let text = text.lowercased()
    return defaultTexts.contains(text)
      || defaultPrefixes.contains { text.hasPrefix($0) }
      || isFileName(withoutExtension(text))
  }

  /// A counter (`img_1234`), a date (`2024-05-31 18.03.59`) or a random identifier: digits after at
  /// most a word that cameras begin names with, then words that they add.
  private static func isFileName(_ name: String) -> Bool {
    if isIdentifier(name) { return true }
    let runs = runs(in: name)
    let digits = runs.filter { $0.first?.isNumber == true }.reduce(0) { $0 + $1.count }
    let words = runs.filter { $0.first?.isLetter == true }.map(String.init)
    let startsWithWord = runs.first?.first?.isLetter == true
    return digits >= (words.isEmpty ? 1 : 3)
      && (!startsWithWord || words.first.map(firstWords.contains) == true)
      && words.allSatisfy { firstWords.contains($0) || addedWords.contains($0) }
  }

  /// The runs of letters and of digits in a name.
  private static func runs(in name: String) -> [Substring] {
    name.split { !$0.isLetter && !$0.isNumber }.flatMap { part in
      var runs: [Substring] = []
      var start = part.startIndex
      for index in part.indices where index != part.startIndex {
        guard part[index].isNumber != part[part.index(before: index)].isNumber else { continue }
        runs.append(part[start..<index])
        start = index
      }
      return runs + [part[start...]]
    }
  }

  /// A UUID or a long hash.
  private static func isIdentifier(_ name: String) -> Bool {
    let digits = name.filter { $0 != "-" }
    return digits.count >= 32 && digits.allSatisfy(\.isHexDigit)
  }

  private static func withoutExtension(_ name: String) -> String {
    guard let dot = name.lastIndex(of: "."), extensions.contains(String(name[dot...]))
    else { return name }
    return String(name[..<dot])
  }

  private static let extensions: Set = [
    ".jpg", ".jpeg", ".png", ".webp", ".avif", ".heic", ".heif", ".tif", ".tiff", ".gif", ".svg",
    ".jxl", ".dng", ".raw", ".nef", ".cr2", ".cr3", ".arw", ".raf", ".orf", ".rw2",
  ]

  private static let firstWords: Set = [
    "img", "image", "imag", "photo", "picture", "pict", "pic", "dsc", "dscf", "dscn", "dsci", "pxl",
    "mvimg", "mg", "p", "r", "s", "l", "dji", "gopr", "gp", "sam", "cimg", "imgp", "kic", "hpim",
    "dcp", "dcim", "kif", "fb", "whatsapp", "signal", "telegram", "screenshot", "bildschirmfoto",
    "scan",
  ]

  private static let addedWords: Set = [
    "wa", "shot", "at", "mp", "hdr", "edit", "edited", "copy", "burst", "cover", "portrait",
    "night",
    "bokeh", "e", "o", "n", "am", "pm", "vom", "um",
  ]

  private static let defaultTexts: Set = [
    "olympus digital camera", "minolta digital camera", "konica minolta digital camera",
    "pentax digital camera", "samsung digital camera", "kodak digital still camera",
    "digital camera", "sony dsc", "samsung", "dcim", "default", "untitled", "image", "photo",
    "picture", "screenshot", "exif_jpeg_picture", "exif jpeg", "exif-jpeg", "my beautiful picture",
    "applemark", "jpeg image", "comment", "none", "null", "hdr", "cof", "dav", "mde", "rbt", "rhdr",
    "ptr", "btf", "edf", "sdr", "bty", "oznor", "hdrpl", "vhdr", "qrf", "fznor",
  ]

  private static let defaultPrefixes = [
    "processed with ", "created with gimp", "file written by adobe", "creator: gd-jpeg",
    "lead technologies", "<digimax", "<samsung", "optimized by jpegmini", "cs:",
  ]
}
