extension LayoutSolution {
  /// Returns the solution as it is while part of the content is visible: boundary items that pin
  /// stay in sight as long as their section (or, for the layout's own, the content) does.
  ///
  /// - Parameter visibleBounds: the content in sight, in content coordinates, less what bars cover.
  public func pinned(toVisibleBounds visibleBounds: CGRect) -> LayoutSolution {
    let axis = scrollDirection.axis
    var pinned = self
    let content = CGRect(origin: .zero, size: contentSize)
    pinned.boundarySupplementaryItems = boundarySupplementaryItems.map {
      $0.pinned(along: axis, to: visibleBounds, within: content)
    }
    for (index, section) in sections.enumerated() {
      pinned.sections[index].boundarySupplementaryItems = section.boundarySupplementaryItems.map {
        $0.pinned(along: axis, to: visibleBounds, within: section.frame)
      }
    }
    return pinned
  }
}

extension SupplementarySolution {
  /// A header stays at the visible start until its section's end pushes it out; a footer mirrors
  /// that.
  fileprivate func pinned(
    along axis: LayoutAxis, to visible: CGRect, within section: CGRect
  ) -> SupplementarySolution {
    guard pinsToVisibleBounds else { return self }
    var pinned = self
    let natural = frame.start(axis)
    switch alignment.position(axis) {
    case .start:
      let latest = max(natural, section.end(axis) - frame.size[axis])
      pinned.frame.origin[axis] = min(max(natural, visible.start(axis)), latest)
    case .end:
      let earliest = min(natural, section.start(axis))
      pinned.frame.origin[axis] = max(min(natural, visible.end(axis) - frame.size[axis]), earliest)
    case .middle:
      break
    }
    return pinned
  }
}
