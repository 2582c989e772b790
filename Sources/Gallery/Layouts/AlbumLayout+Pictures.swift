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

  /// The `sizes` attribute of a picture.
  func sizes(of item: Int, aspectRatio: Double) -> String {
    markup.sizes(at: item - items.lowerBound)
  }
}
