/// A width or a height: a part of the container's, or points.
public struct NSCollectionLayoutDimension: Equatable, Hashable, Sendable {
  package enum Kind: Sendable {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
  }

  package let kind: Kind
  /// The fraction, or the points.
  public let dimension: CGFloat

  /// A part of the container's width.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(kind: .fractionalWidth, dimension: fractionalWidth)
  }

  /// A part of the container's height.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(kind: .fractionalHeight, dimension: fractionalHeight)
  }

  /// Points.
  public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(kind: .absolute, dimension: absoluteDimension)
  }

  /// Points, until the content has been measured.
  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(kind: .estimated, dimension: estimatedDimension)
  }

  /// Points, until the content of all siblings has been measured; then the largest extent.
  public static func uniformAcrossSiblings(
    estimate estimatedDimension: CGFloat
  ) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(kind: .uniformAcrossSiblings, dimension: estimatedDimension)
  }
}

extension NSCollectionLayoutDimension {
  /// Whether it is a part of the container's width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a part of the container's height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether it is points until measured.
  public var isEstimated: Bool { kind == .estimated }
  /// Whether it is points until all siblings are measured.
  public var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

  /// Whether the content decides.
  package var followsContent: Bool { isEstimated || isUniformAcrossSiblings }
  /// Whether it is a part of the container.
  package var isFractional: Bool { isFractionalWidth || isFractionalHeight }
}
