/// A format in which derivatives are published.
package enum DerivativeFormat: String, Hashable, Sendable, CaseIterable {
  case jpeg, png, webp, avif

  /// The extension of its files.
  package var fileExtension: String { self == .jpeg ? "jpg" : rawValue }
  /// Its media type.
  package var mediaType: String { "image/\(rawValue)" }
}
