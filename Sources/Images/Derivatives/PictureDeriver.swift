/// Makes the published files of a picture.
///
/// Every function may be called from many threads at once.
package enum PictureDeriver {
  /// Makes the files that a recipe asks for: one decode a picture, smaller files from larger ones.
  /// What is written holds pixels and, for Display P3, a profile; nothing else of the picture's file
  /// is in it. Each file appears under its name only when it is whole.
  ///
  /// - Parameters:
  ///   - path: The picture.
  ///   - recipe: What to make.
  ///   - maxPixels: The most pixels a picture may have.
  ///   - naming: The path of a file, from its extent in pixels and its format; its folder exists.
  /// - Throws: Where nothing can be made of the picture, or a file cannot be written.
  package static func derive(
    _ path: PicturePath, _ recipe: DerivativeRecipe,
    limit maxPixels: Int = Pictures.defaultPixelLimit,
    naming: (_ width: Int, _ height: Int, _ format: DerivativeFormat) -> PicturePath
  ) throws(PictureError) -> DerivedPicture {
    let header = try Pictures.header(ofFileAt: path, limit: maxPixels)
    let sizes = header.facts.derivativeSizes(recipe.widths)
    guard let largest = sizes.last else {
      let (width, height) = (header.width, header.height)
      throw PictureError(.tooLarge(width: width, height: height, limit: maxPixels), path)
    }
    var raster = try Raster.decoded(
      path, header, width: largest.width, height: largest.height, colour: recipe.colour)
    var files: [DerivedPicture.File] = []
    for size in sizes.reversed() {
      raster = raster.resized(width: size.width, height: size.height)
      let made = try recipe.encodings(of: raster).map { (encoding) throws(PictureError) in
        try raster.write(encoding, of: path, naming: naming)
      }
      files.insert(contentsOf: made, at: 0)
    }
    return DerivedPicture(files: files, placeholder: raster.meanColour)
  }
}

extension Raster {
  /// Writes one file.
  fileprivate func write(
    _ encoding: DerivativeEncoding, of source: PicturePath,
    naming: (Int, Int, DerivativeFormat) -> PicturePath
  ) throws(PictureError) -> DerivedPicture.File {
    guard let picture = encoded(encoding) else {
      throw PictureError(.notEncoded(encoding.format), source)
    }
    let path = naming(width, height, encoding.format)
    let failure = picture.write(to: path)
    guard failure == 0 else {
      throw PictureError(.unwritable(path, errorNumber: failure), source)
    }
    return DerivedPicture.File(
      format: encoding.format, width: width, height: height, path: path, bytes: picture.count)
  }
}
