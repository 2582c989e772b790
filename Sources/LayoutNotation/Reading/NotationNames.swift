internal import CollectionLayout

// The words of the notation are UIKit's names; an enumeration of UIKit's counts numbers, so each
// gets its words here.

/// A value the notation writes as a word.
protocol NotationWord: CaseIterable {
  var word: String { get }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior: NotationWord {}
extension NSRectAlignment: NotationWord {}

extension UICollectionView.ScrollDirection: NotationWord {
  var word: String { self == .vertical ? "vertical" : "horizontal" }
}

extension UIContentInsetsReference: NotationWord {
  var word: String {
    switch self {
    case .automatic: "automatic"
    case .none: "none"
    case .safeArea: "safeArea"
    case .layoutMargins: "layoutMargins"
    case .readableContent: "readableContent"
    }
  }
}

extension UICollectionLayoutListConfiguration.Appearance: NotationWord {
  var word: String {
    switch self {
    case .plain: "plain"
    case .grouped: "grouped"
    case .insetGrouped: "insetGrouped"
    case .sidebar: "sidebar"
    case .sidebarPlain: "sidebarPlain"
    }
  }
}

extension UICollectionLayoutListConfiguration.HeaderMode: NotationWord {
  var word: String {
    switch self {
    case .none: "none"
    case .supplementary: "supplementary"
    case .firstItemInSection: "firstItemInSection"
    }
  }
}

extension UICollectionLayoutListConfiguration.FooterMode: NotationWord {
  var word: String { self == .none ? "none" : "supplementary" }
}

/// The names of edges.
enum EdgeName: String, CaseIterable {
  case top, leading, bottom, trailing

  var edge: NSDirectionalRectEdge {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }
}
