package import CollectionLayout

/// The place of the picture on a photo's own page, as `theme.css` has it: as large as the window
/// allows with the words' beginning still in sight.
package struct PhotoStage: Sendable {
  /// The picture.
  let shape: PictureShape

  package init(_ shape: PictureShape) { self.shape = shape }

  /// The width below which a window held upright is a phone's, in CSS px.
  private static let phoneWidth = 640
  /// What is kept free of the window's width, and of its height, in CSS px.
  private static let surround = 144
  /// The least height, in CSS px.
  private static let leastHeight = 288
  /// Below so many pixels a picture's width sets a limit of its own.
  private static let smallWidth = 1600
  /// The part of a phone's height that a picture takes at most, in hundredths.
  private static let phoneHeight = 80

  /// The `sizes` attribute.
  var sizes: String {
    let ratio = ratioText
    let own = "\(shape.width)px"
    let surround = "\(Self.surround)px"
    return "(max-width:\(Self.phoneWidth - 1)px) and (orientation:portrait) "
      + "min(100vw,\(Self.phoneHeight)svh*\(ratio),\(own)),"
      + "min(100vw - \(surround),max(100svh - \(surround),\(Self.leastHeight)px)*\(ratio),\(own))"
  }

  /// The width of the picture, in CSS px, in a window.
  package func pictureWidth(viewport: CGSize) -> Double {
    let surround = Double(Self.surround), ratio = shape.aspectRatio
    let room: Double
    if viewport.width < Double(Self.phoneWidth), viewport.width <= viewport.height {
      room = min(viewport.width, viewport.height * Double(Self.phoneHeight) / 100 * ratio)
    } else {
      let height = max(viewport.height - surround, Double(Self.leastHeight))
      room = min(viewport.width - surround, height * ratio)
    }
    return max(0, min(room, Double(shape.width)))
  }

  /// The classes that tell `theme.css` the ratio, a digit each for whole, tenths and hundredths, and
  /// whether the picture may have too few pixels for the place: `w1 t5 h0 small`.
  var classes: String {
    let hundredths = hundredths
    let ratio = "w\(hundredths / 100) t\(hundredths / 10 % 10) h\(hundredths % 10)"
    return shape.width < Self.smallWidth ? ratio + " small" : ratio
  }

  /// The width divided by the height, in hundredths; the ratios of hair lines are cut.
  private var hundredths: Int {
    Int((min(max(shape.aspectRatio, 0.01), 9.99) * 100).rounded())
  }

  private var ratioText: String {
    let hundredths = hundredths
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
