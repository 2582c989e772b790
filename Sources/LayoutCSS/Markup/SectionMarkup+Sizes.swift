public import CollectionLayout

extension SectionMarkup {
  /// The `sizes` attribute of the picture that fills an item's slot.
  ///
  /// Widths are rounded up: a picture may have a fraction of a pixel too many, never too few.
  ///
  /// - Parameters:
  ///   - item: The item's index in the section.
  ///   - aspectRatio: The picture's width divided by its height, where it is cropped to the slot: it
  ///     is then as wide as it must be to cover the slot's height too.
  ///   - insets: The part of the slot that the picture leaves free, in CSS px.
  /// - Complexity: O(number of pieces).
  public func sizes(
    at item: Int, aspectRatio: Double? = nil, insets: NSDirectionalEdgeInsets = .zero
  ) -> String {
    var entries: [(condition: String, length: String)] = []
    for piece in pieces {
      let slot = piece.slot(of: item)
      let width = slot.width - Affine(constant: insets.leading + insets.trailing)
      let height = slot.height - Affine(constant: insets.top + insets.bottom)
      let covering = aspectRatio.map { $0 * height } ?? width
      let length = piece.region.greater(width, covering)
      if entries.last?.length == length { entries.removeLast() }
      entries.append((piece.region.sizesCondition, length))
    }
    return entries.map { $0.condition.isEmpty ? $0.length : $0.condition + " " + $0.length }
      .joined(separator: ",")
  }
}

extension Region {
  /// Widths and heights of screens, in CSS px.
  private static let screens: ClosedRange<Double> = 200...4000

  /// The greater of two lengths: the one that is greater all over the region, or both of them.
  fileprivate func greater(_ a: Affine, _ b: Affine) -> String {
    let widths = width.clamped(to: Self.screens), heights = height.clamped(to: Self.screens)
    let corners = [widths.lowerBound, widths.upperBound].flatMap { width in
      [heights.lowerBound, heights.upperBound].map { CGSize(width: width, height: $0) }
    }
    // A thousandth of a length is no reason to say two.
    if corners.allSatisfy({ a.value(at: $0) * 1.001 >= b.value(at: $0) }) { return a.sizesLength }
    if corners.allSatisfy({ b.value(at: $0) * 1.001 >= a.value(at: $0) }) { return b.sizesLength }
    return "max(" + a.sizesLength + "," + b.sizesLength + ")"
  }

  /// How far below an upper end a condition stays: Chromium takes a width that is up to 1/64 px
  /// above a `max-width` for one that is not.
  private static let fuzz = 0.02

  /// The upper ends of the region as a media condition for `sizes`, whose first match counts.
  fileprivate var sizesCondition: String {
    var parts: [String] = []
    if let upper = height.upper {
      parts.append("(max-height:" + Number.css(upper - Self.fuzz, places: 2) + "px)")
    }
    if let upper = width.upper {
      parts.append("(max-width:" + Number.css(upper - Self.fuzz, places: 2) + "px)")
    }
    return parts.joined(separator: " and ")
  }
}

extension Affine {
  /// The length for a `sizes` attribute, rounded up to a tenth of a hundredth of the window and to
  /// whole px.
  fileprivate var sizesLength: String {
    Affine(
      perWidth: Self.roundedUp(perWidth * 1000) / 1000,
      perHeight: Self.roundedUp(perHeight * 1000) / 1000,
      constant: Self.roundedUp(constant)
    ).css(.sizes, places: 1)
  }

  /// The number rounded up, but for errors of arithmetic.
  private static func roundedUp(_ number: Double) -> Double {
    -(0.001 - number).rounded(.down)
  }
}
