/// What was made of a picture.
package struct DerivedPicture: Hashable, Sendable {
  /// A file that was made.
  package struct File: Hashable, Sendable {
    /// How it is encoded: of an encoding asked for, or PNG for a picture with transparent parts.
    package var format: DerivativeFormat
    /// Its extent in pixels.
    package var width: Int
    /// Its extent in pixels.
    package var height: Int
    /// Where it lies.
    package var path: PicturePath
    /// Its weight in bytes.
    package var bytes: Int

    package init(
      format: DerivativeFormat, width: Int, height: Int, path: PicturePath, bytes: Int
    ) {
      self.format = format
      self.width = width
      self.height = height
      self.path = path
      self.bytes = bytes
    }
  }

  /// The files, smallest first, those of one size in the recipe's order.
  package var files: [File]
  /// The mean colour as light mixes it, as 0xRRGGBB in sRGB, to show until the picture has come;
  /// `nil` for a picture with transparent parts, which would stay in sight behind them.
  package var placeholder: UInt32?

  package init(files: [File], placeholder: UInt32?) {
    self.files = files
    self.placeholder = placeholder
  }
}
