import CExiv2Shims
import CVipsShims

/// The way into pictures: what they are, and what they say about themselves.
///
/// Every function may be called from many threads at once.
package enum Pictures {
  /// How many pixels a picture may have where nobody sets a limit: 1,000 megapixels, more than any
  /// camera's and most stitched panoramas, less than what a hostile header promises.
  package static let defaultPixelLimit = 1_000_000_000

  /// Reads what a file's header says; nothing is decoded.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - maxPixels: The most pixels a picture may have.
  /// - Throws: Where the file cannot be read, is no picture, or is too large.
  package static func facts(
    ofFileAt path: PicturePath, limit maxPixels: Int = defaultPixelLimit
  ) throws(PictureError) -> PictureFacts {
    try header(ofFileAt: path, limit: maxPixels).facts
  }

  /// Reads a file's header, as `facts` does.
  static func header(
    ofFileAt path: PicturePath, limit maxPixels: Int
  ) throws(PictureError) -> PictureHeader {
    let format = try PictureFile.format(of: path)
    let header = try PictureHeader(of: path, format: format)
    let (pixels, overflow) = header.width.multipliedReportingOverflow(by: header.height)
    guard !overflow, pixels <= maxPixels else {
      throw PictureError(
        .tooLarge(width: header.width, height: header.height, limit: maxPixels), path)
    }
    return header
  }

  /// exiv2, started when the first picture is asked what it says.
  static let exiv2IsReady: Bool = {
    ce_start()
    return true
  }()

  /// libvips, started when the first picture comes that only libvips reads: it loads the decoders of
  /// all formats, which takes longer than to build a gallery again that has one photo more.
  static let libvipsIsReady = vs_start() == 0
}
