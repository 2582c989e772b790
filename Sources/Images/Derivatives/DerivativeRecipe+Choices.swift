extension PictureFacts {
  /// The extents in pixels, ascending, of the derivatives for some widths: none wider than the
  /// picture, none twice, none larger than a raster may be.
  package func derivativeSizes(_ widths: [Int]) -> [(width: Int, height: Int)] {
    let possible = format == .svg ? widths : widths.map { min($0, width) }
    return Set(possible.filter { $0 > 0 }).sorted()
      .map { ($0, height(atWidth: $0)) }
      .filter(Raster.isPossible)
  }

  /// The height in pixels of the whole picture at a width in pixels: at least 1.
  package func height(atWidth width: Int) -> Int {
    max(1, Int((Double(height) * Double(width) / Double(self.width)).rounded()))
  }
}

extension DerivativeRecipe {
  /// The encodings for a picture: PNG in place of JPEG where parts are transparent, and no WebP or
  /// AVIF where the picture is too tall or too wide for it.
  func encodings(of raster: Raster) -> [DerivativeEncoding] {
    let fallback = raster.hasAlpha ? DerivativeEncoding(.png) : nil
    let suitable =
      encodings
      .map { $0.format == .jpeg ? fallback ?? $0 : $0 }
      .filter { max(raster.width, raster.height) <= $0.format.longestEdge }
    guard suitable.isEmpty else { return suitable }
    return encodings.isEmpty ? [] : [fallback ?? DerivativeEncoding(.jpeg)]
  }
}

extension DerivativeFormat {
  /// The longest edge in pixels that files of the format can have.
  var longestEdge: Int {
    switch self {
    case .jpeg: 65_500
    case .png: Int(Int32.max)
    case .webp: 16_383
    case .avif: 16_384
    }
  }
}
