import Foundation
import TestSupport

@testable import Images

/// A folder in which a test makes pictures with other programs, and derivatives with ours.
final class Workshop {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func path(_ name: String) -> String { folder.path(of: name) }

  /// Makes a picture with ImageMagick: the arguments, then the file's name.
  @discardableResult
  func make(_ name: String, _ arguments: String...) throws -> PicturePath {
    try Tool.convert.run(arguments + [path(name)])
    return PicturePath(path(name))
  }

  /// A small photograph-like picture without noise: every pixel differs from its neighbours a little.
  @discardableResult
  func makePhoto(
    _ name: String, width: Int = 240, height: Int = 160, _ arguments: String...
  ) throws -> PicturePath {
    try Tool.convert.run(
      ["-seed", "7", "-size", "\(width)x\(height)", "plasma:steelblue-sandybrown", "-depth", "8"]
        + arguments + [path(name)])
    return PicturePath(path(name))
  }

  /// Writes tags into a picture with exiftool.
  func tag(_ picture: PicturePath, _ arguments: String...) throws {
    try Tool.exiftool.run(["-q", "-overwrite_original"] + arguments + [picture.text])
  }

  /// Derives into the folder `out`, under the names `WIDTH.EXTENSION`.
  func derive(
    _ picture: PicturePath, widths: [Int] = [120], _ encodings: DerivativeEncoding...,
    colour: DerivativeColour = .sRGB
  ) throws -> DerivedPicture {
    try folder.makeFolder("out")
    let recipe = DerivativeRecipe(
      widths: widths, encodings: encodings.isEmpty ? [DerivativeEncoding(.jpeg)] : encodings,
      colour: colour)
    return try PictureDeriver.derive(picture, recipe) { width, _, format in
      PicturePath(path("out/\(width).\(format.fileExtension)"))
    }
  }

  /// The names in the folder `out`.
  var outputs: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path("out"))) ?? []).sorted()
  }
}
