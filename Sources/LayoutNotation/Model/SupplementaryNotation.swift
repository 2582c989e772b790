package import CollectionLayout

/// A badge in the notation.
package struct SupplementaryNotation: Sendable {
  /// The kind.
  package var elementKind: String
  /// The size.
  package var layoutSize: NSCollectionLayoutSize
  /// The point of the item it is attached to.
  package var containerAnchor: NSCollectionLayoutAnchor
  /// The point of its own that lies there.
  package var itemAnchor: NSCollectionLayoutAnchor?
  /// The order in which it is drawn.
  package var zIndex: Int?
}

/// A header, a footer or something else at a boundary, in the notation.
package struct BoundaryNotation: Sendable {
  /// The kind.
  package var elementKind: String
  /// The size.
  package var layoutSize: NSCollectionLayoutSize
  /// The edge or corner it is at.
  package var alignment: NSRectAlignment
  /// How far it is moved from there, in points.
  package var offset: CGPoint = .zero
  /// How far its content lies inside its edges.
  package var contentInsets = NSDirectionalEdgeInsets.zero
  /// Whether the boundary grows by it.
  package var extendsBoundary = true
  /// Whether it stays in sight.
  package var pinToVisibleBounds = false
  /// The order in which it is drawn.
  package var zIndex: Int?
}

/// A background in the notation.
package struct DecorationNotation: Sendable {
  /// The kind.
  package var elementKind: String
  /// How far it lies inside the section's edges.
  package var contentInsets = NSDirectionalEdgeInsets.zero
  /// The order in which it is drawn.
  package var zIndex: Int?
}
