public import CollectionLayout

extension SectionMarkup {
  /// The `sizes` attribute of the picture that fills an item's slot, in a container as wide as the
  /// window.
  ///
  /// It is the layout's own width, rounded up to thousandths of the window and whole px.
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
    let entries = pieces.map { piece in
      let slot = piece.slot(of: item)
      let width = slot.width - Affine(constant: insets.leading + insets.trailing)
      let height = slot.height - Affine(constant: insets.top + insets.bottom)
      return SizesAttribute.Entry(
        region: piece.region, width: width, covering: aspectRatio.map { $0 * height })
    }
    return SizesAttribute(entries: entries).text
  }
}
