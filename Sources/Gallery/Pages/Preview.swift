internal import Images
internal import Mustache

extension PageFrame {
  /// What `partials/preview` asks for: how others show a link to the page (Open Graph).
  ///
  /// - Parameters:
  ///   - kind: Open Graph's type.
  ///   - image: The picture to show, where absolute addresses are known.
  func preview(kind: String, name: String, image: Photo?) -> MustacheValue {
    [
      "kind": .string(kind), "name": .string(name),
      "image": image.flatMap(previewImage) ?? .null,
    ]
  }

  private func previewImage(of photo: Photo) -> MustacheValue? {
    guard let file = photo.previewDerivative, let address = absolute(file.publishedPath)
    else { return nil }
    return [
      "href": .string(address), "width": .number(file.width), "height": .number(file.height),
      "alt": .text(photo.metadata.alt ?? photo.metadata.title),
    ]
  }
}

extension Photo {
  /// The file that is shown elsewhere: large, but no larger than others fetch gladly.
  var previewDerivative: Derivative? {
    fallbackDerivatives.last { $0.width <= 1600 } ?? fallbackDerivatives.first
  }
}

extension Derivative {
  /// Its path below the output folder, encoded as in a URL.
  var publishedPath: String { "images/" + fileName.encodedForURL }
}
