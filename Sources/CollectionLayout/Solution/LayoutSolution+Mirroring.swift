extension LayoutSolution {
  /// The solution as it is where text runs from the right: the mirror image across the content's
  /// width.
  func mirrored() -> LayoutSolution {
    let width = contentSize.width
    var mirrored = self
    mirrored.sections = sections.map { $0.mirrored(across: width) }
    mirrored.boundarySupplementaryItems = boundarySupplementaryItems.map {
      $0.mirrored(across: width)
    }
    return mirrored
  }
}

extension SectionSolution {
  fileprivate func mirrored(across width: CGFloat) -> SectionSolution {
    var mirrored = self
    mirrored.frame = frame.mirrored(across: width)
    mirrored.arrangement = arrangement.mirrored(across: width)
    mirrored.orthogonal?.viewport = orthogonal?.viewport.mirrored(across: width) ?? .zero
    mirrored.boundarySupplementaryItems = boundarySupplementaryItems.map {
      $0.mirrored(across: width)
    }
    mirrored.decorations = decorations.map { $0.mirrored(across: width) }
    mirrored.itemSupplementaries = itemSupplementaries.map { $0.mirrored(across: width) }
    return mirrored
  }
}

extension ItemArrangement {
  fileprivate func mirrored(across width: CGFloat) -> ItemArrangement {
    switch self {
    case .explicit(let frames): .explicit(frames.map { $0.mirrored(across: width) })
    case .pattern(let pattern):
      .pattern(
        GroupPattern(
          firstGroup: pattern.firstGroup.mirrored(across: width),
          leaves: pattern.leaves.map { $0.mirrored(across: width) },
          advance: CGPoint(x: -pattern.advance.x, y: pattern.advance.y)))
    }
  }
}

extension SupplementarySolution {
  fileprivate func mirrored(across width: CGFloat) -> SupplementarySolution {
    var mirrored = self
    mirrored.frame = frame.mirrored(across: width)
    return mirrored
  }
}

extension CGRect {
  fileprivate func mirrored(across width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
