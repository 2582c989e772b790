/// What gives items their frames.
open class UICollectionViewLayout {
  /// Creates a layout.
  public init() {}

  /// Whether the layout is mirrored where text runs from the right.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Returns the frames in a room, for so many items.
  ///
  /// - Throws: what makes the layout impossible, and where in it.
  /// - Complexity: O(sections), whatever the number of items, where groups repeat.
  open func solution(in proposal: LayoutProposal) throws(LayoutError) -> LayoutSolution {
    LayoutSolution(sections: [], contentSize: proposal.containerSize)
  }
}
