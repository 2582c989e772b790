internal import Images

/// The extent of a picture as people see it: all that a layout needs to know.
package struct PictureShape: Hashable, Sendable {
  /// In pixels, at least 1.
  package let width: Int
  /// In pixels, at least 1.
  package let height: Int

  /// Creates a shape; extents below 1 count as 1.
  package init(width: Int, height: Int) {
    self.width = max(width, 1)
    self.height = max(height, 1)
  }

  /// The width divided by the height.
  package var aspectRatio: Double { Double(width) / Double(height) }
}

extension Photo {
  /// The extent as displayed.
  package var shape: PictureShape { PictureShape(width: facts.width, height: facts.height) }
}

extension [PictureShape] {
  /// The ratio in the middle of all, kept between that of an upright 4:5 and that of 16:9: cells of
  /// this ratio crop the least of most pictures.
  var typicalAspectRatio: Double {
    guard !isEmpty else { return 1 }
    let median = map(\.aspectRatio).sorted()[count / 2]
    return Swift.min(Swift.max(median, 0.8), 16 / 9)
  }

  /// Whether at least nine pictures in ten have nearly one ratio: cells of that ratio crop nothing
  /// that anyone would miss.
  var areUniform: Bool {
    let ratio = typicalAspectRatio
    let alike = filter { abs($0.aspectRatio / ratio - 1) < 0.04 }
    return alike.count * 10 >= count * 9
  }
}
