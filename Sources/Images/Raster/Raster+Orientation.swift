extension Raster {
  /// The picture as the camera held it would show it: an EXIF orientation (1…8) applied.
  func turned(_ orientation: Int) -> Raster {
    guard orientation > 1 else { return self }
    let isTransposed = orientation >= 5
    let turned = Raster(
      width: isTransposed ? height : width, height: isTransposed ? width : height,
      hasAlpha: hasAlpha, colour: colour)
    let path = PixelPath(orientation: orientation, width: width, height: height)
    pixels.withMemoryRebound(to: UInt32.self) { source in
      turned.pixels.withMemoryRebound(to: UInt32.self) { target in
        for y in 0..<turned.height {
          var index = path.start + y * path.down
          for x in y * turned.width..<(y + 1) * turned.width {
            target[x] = source[index]
            index += path.across
          }
        }
      }
    }
    return turned
  }
}

/// Where the pixels of a turned picture lie in the stored one.
private struct PixelPath {
  /// The index of the stored pixel that is shown at the top left.
  var start: Int
  /// The step from one shown pixel to the one on its right.
  var across: Int
  /// The step from one shown pixel to the one below.
  var down: Int

  /// EXIF 2.32, tag 274: which side of the shown picture the stored first row and first column are.
  init(orientation: Int, width: Int, height: Int) {
    let right = width - 1
    let bottom = (height - 1) * width
    (start, across, down) =
      switch orientation {
      case 2: (right, -1, width)  // top, right
      case 3: (bottom + right, -1, -width)  // bottom, right
      case 4: (bottom, 1, -width)  // bottom, left
      case 5: (0, width, 1)  // left, top
      case 6: (bottom, -width, 1)  // right, top
      case 7: (bottom + right, -width, -1)  // right, bottom
      case 8: (right, width, -1)  // left, bottom
      default: (0, 1, width)  // top, left
      }
  }
}
