package import CollectionLayout
internal import LayoutCSS

extension AlbumLayout.Part {
  /// The width, in CSS px, that a picture has on the page so that it covers its place, at a
  /// viewport's size.
  ///
  /// - Parameter item: The item's index in the section.
  package func pictureWidth(of item: Int, aspectRatio: Double, viewport: CGSize) -> Double {
    let slot = markup.slotSize(at: item - items.lowerBound, viewport: viewport)
    let place = placement.place(in: slot)
    return max(place.width, place.height * aspectRatio)
  }

  /// The fewest and the most pixels across that screens of 1 to 3 pixels a CSS px can use of a
  /// picture.
  func usefulPixels(of item: Int, aspectRatio: Double) -> ClosedRange<Double> {
    let widths = Device.common.map {
      pictureWidth(of: item, aspectRatio: aspectRatio, viewport: $0.viewport)
    }
    let least = widths.min() ?? 0
    return least...max(least, 3 * (widths.max() ?? 0))
  }

  /// The `sizes` attribute of a picture.
  func sizes(of item: Int, aspectRatio: Double) -> String {
    let index = item - items.lowerBound
    switch placement {
    case .filling: return markup.sizes(at: index, aspectRatio: aspectRatio)
    case .aboveWords:
      let words = NSDirectionalEdgeInsets(
        top: 0, leading: 0, bottom: LayoutPart.wordsBelowCards, trailing: 0)
      return markup.sizes(at: index, aspectRatio: aspectRatio, insets: words)
    case .besideWords:
      // Rows have one height on narrow pages and one on others, and pictures follow the height.
      let widths = [PageMetrics.narrowWidth - 1, PageMetrics.narrowWidth].map { width in
        pictureWidth(
          of: item, aspectRatio: aspectRatio, viewport: CGSize(width: width, height: 800))
      }
      return "(max-width:\(Int(PageMetrics.narrowWidth) - 1)px) \(Int(ceil(widths[0])))px,"
        + "\(Int(ceil(widths[1])))px"
    }
  }
}
