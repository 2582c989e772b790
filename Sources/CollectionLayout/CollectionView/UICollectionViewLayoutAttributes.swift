/// Where one element of a collection view is.
public final class UICollectionViewLayoutAttributes {
  /// What an element is.
  public enum ElementCategory: UInt, Sendable {
    /// An item.
    case cell
    /// A header, a footer or a badge.
    case supplementaryView
    /// A background.
    case decorationView
  }

  /// What the element is.
  public let representedElementCategory: ElementCategory
  /// The element's kind; `nil` for cells.
  public let representedElementKind: String?
  /// The element's place; its section alone counts for headers, footers and backgrounds, and
  /// neither for what belongs to the whole layout.
  public var indexPath: IndexPath
  /// Where it is, in content coordinates.
  public var frame: CGRect
  /// The order in which it is drawn.
  public var zIndex: Int

  /// Creates attributes.
  public init(
    _ category: ElementCategory, kind: String? = nil, with indexPath: IndexPath, frame: CGRect,
    zIndex: Int
  ) {
    representedElementCategory = category
    representedElementKind = kind
    self.indexPath = indexPath
    self.frame = frame
    self.zIndex = zIndex
  }

  /// The middle of the frame.
  public var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
  /// The extent of the frame.
  public var size: CGSize { frame.size }
}
