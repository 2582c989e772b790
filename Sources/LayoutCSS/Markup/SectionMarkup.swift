public import CollectionLayout

/// How to mark up a section, and how large its slots are.
public struct SectionMarkup: Sendable {
  /// The class of the `<section>`.
  public var className: String
  /// The class of the element in which the lists stand.
  public var bodyClass: String
  /// Whether the body scrolls sideways: it needs a tab stop and a name of its own.
  public var isScroller: Bool
  /// The lists, in order.
  public var chunks: [ChunkMarkup]
  /// The classes of the items, where they need any.
  var itemClasses: [String] = []
  /// The classes of the empty items after each, where there are any.
  var breakClasses: [[String]] = []
  /// The ranges of sizes, and the lengths in each.
  var pieces: [Piece]
}

extension SectionMarkup {
  /// The class of the `<li>` of an item, if it needs one.
  public func itemClass(at item: Int) -> String? {
    itemClasses.isEmpty ? nil : itemClasses[item]
  }

  /// The classes of the empty `<li>`s that follow an item's: one string an element.
  public func breakClasses(after item: Int) -> [String] {
    breakClasses.isEmpty ? [] : breakClasses[item]
  }

  /// The size of an item's slot, in CSS px.
  ///
  /// - Parameters:
  ///   - item: The item's index in the section.
  ///   - viewport: The container's width and the viewport's height.
  /// - Complexity: O(number of pieces).
  public func slotSize(at item: Int, viewport: CGSize) -> CGSize {
    for piece in pieces
    where piece.region.contains(width: viewport.width, height: viewport.height) {
      let slot = piece.slot(of: item)
      return CGSize(
        width: slot.width.value(at: viewport), height: slot.height.value(at: viewport))
    }
    return .zero
  }
}

extension Piece {
  /// The slot an item fills.
  func slot(of item: Int) -> Box<Affine> {
    geometry.slots[item % geometry.slots.count]
  }
}
