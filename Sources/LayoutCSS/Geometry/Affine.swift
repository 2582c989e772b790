import CollectionLayout

/// A length that grows in proportion to the container's width and the viewport's height:
/// `perWidth · W + perHeight · H + constant`, in CSS px.
struct Affine: Equatable, Sendable {
  /// How much a px of container width adds.
  var perWidth: Double
  /// How much a px of viewport height adds.
  var perHeight: Double
  /// What is there at no size at all.
  var constant: Double

  /// Creates a length.
  init(perWidth: Double = 0, perHeight: Double = 0, constant: Double = 0) {
    self.perWidth = perWidth
    self.perHeight = perHeight
    self.constant = constant
  }

  /// No length.
  static let zero = Affine()
  /// The container's width.
  static let containerWidth = Affine(perWidth: 1)

  /// The length in a container as wide, and a viewport as high, as a size says.
  func value(at size: CGSize) -> Double {
    perWidth * size.width + perHeight * size.height + constant
  }

  /// Whether two lengths are the same but for errors of arithmetic.
  func isClose(to other: Affine) -> Bool {
    abs(perWidth - other.perWidth) < 1e-7 && abs(perHeight - other.perHeight) < 1e-7
      && abs(constant - other.constant) < 1e-4
  }
}

extension Affine {
  static func + (a: Affine, b: Affine) -> Affine {
    Affine(
      perWidth: a.perWidth + b.perWidth, perHeight: a.perHeight + b.perHeight,
      constant: a.constant + b.constant)
  }

  static func - (a: Affine, b: Affine) -> Affine { a + -1 * b }

  static func * (factor: Double, a: Affine) -> Affine {
    Affine(
      perWidth: factor * a.perWidth, perHeight: factor * a.perHeight,
      constant: factor * a.constant)
  }
}
