extension LayoutSolution: CustomDebugStringConvertible {
  /// The solution as a tree, every frame as `[x, y, width, height]`.
  ///
  ///     layout 390 × 330
  ///     └─ section 0 [0, 0, 390, 330], 5 items
  ///        ├─ top “header” [0, 0, 390, 50]
  ///        └─ 3 groups of 2, the first [0, 50, 390, 80], each (0, 90) from the one before
  ///           ├─ [5, 55, 185, 70]
  ///           └─ [200, 55, 185, 70]
  public var debugDescription: String {
    let size = "\(LayoutText.number(contentSize.width)) × \(LayoutText.number(contentSize.height))"
    return TextTree(
      "layout \(size)",
      boundarySupplementaryItems.map { $0.tree }
        + sections.enumerated().map { $1.tree(index: $0) }
    ).text
  }
}

/// A headline and what hangs from it.
struct TextTree {
  let headline: String
  let branches: [TextTree]

  init(_ headline: String, _ branches: [TextTree] = []) {
    self.headline = headline
    self.branches = branches
  }

  var text: String { LayoutText.joined(lines, by: "\n") }

  private var lines: [String] {
    var lines = [headline]
    for (index, branch) in branches.enumerated() {
      let isLast = index == branches.count - 1
      for (number, line) in branch.lines.enumerated() {
        let stem = number == 0 ? (isLast ? "└─ " : "├─ ") : (isLast ? "   " : "│  ")
        lines.append(stem + line)
      }
    }
    return lines
  }
}

extension SectionSolution {
  fileprivate func tree(index: Int) -> TextTree {
    var branches = boundarySupplementaryItems.map { $0.tree }
    branches += decorations.map { $0.tree }
    if let orthogonal { branches.append(orthogonal.tree) }
    branches.append(itemsTree)
    return TextTree("section \(index) \(frame.text), \(itemCount) items", branches)
  }

  private var itemsTree: TextTree {
    switch arrangement {
    case .explicit(let frames):
      TextTree(
        "items", frames.indices.map { TextTree(leafText(frames[$0], at: $0), badges(of: $0)) })
    case .pattern(let pattern):
      TextTree(
        "\(pattern.text(itemCount: itemCount))",
        pattern.leaves.indices.map {
          TextTree(leafText(pattern.leaves[$0], at: $0), badges(of: $0))
        })
    }
  }

  private func badges(of leaf: Int) -> [TextTree] {
    itemSupplementaries.filter { $0.item == leaf }.map { $0.tree }
  }

  private func leafText(_ frame: CGRect, at index: Int) -> String {
    let zIndex = zIndexes.isEmpty ? 0 : zIndexes[index]
    return zIndex == 0 ? frame.text : "\(frame.text), z \(zIndex)"
  }
}

extension GroupPattern {
  fileprivate func text(itemCount: Int) -> String {
    guard !leaves.isEmpty else { return "no groups" }
    let step = "(\(LayoutText.number(advance.x)), \(LayoutText.number(advance.y)))"
    return "\(groupCount(forItems: itemCount)) groups of \(leaves.count), the first "
      + "\(firstGroup.text), each \(step) from the one before"
  }
}

extension OrthogonalStrip {
  fileprivate var tree: TextTree {
    let length = LayoutText.number(length)
    return TextTree("\(behavior.word) strip \(length) long, seen through \(viewport.text)")
  }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
  /// UIKit's name of it.
  package var word: String {
    switch self {
    case .none: "none"
    case .continuous: "continuous"
    case .continuousGroupLeadingBoundary: "continuousGroupLeadingBoundary"
    case .paging: "paging"
    case .groupPaging: "groupPaging"
    case .groupPagingCentered: "groupPagingCentered"
    }
  }
}

extension NSRectAlignment {
  /// UIKit's name of it.
  package var word: String {
    switch self {
    case .none: "none"
    case .top: "top"
    case .topLeading: "topLeading"
    case .leading: "leading"
    case .bottomLeading: "bottomLeading"
    case .bottom: "bottom"
    case .bottomTrailing: "bottomTrailing"
    case .trailing: "trailing"
    case .topTrailing: "topTrailing"
    }
  }
}

extension SupplementarySolution {
  fileprivate var tree: TextTree {
    let place = alignment == .none ? "" : "\(alignment.word) "
    return TextTree("\(place)“\(elementKind)” \(frame.text)")
  }
}

extension CGRect {
  fileprivate var text: String {
    let numbers = [minX, minY, width, height].map { LayoutText.number($0) }
    return "[\(LayoutText.joined(numbers, by: ", "))]"
  }
}
