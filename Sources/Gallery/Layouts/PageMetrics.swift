internal import CollectionLayout

/// The measures that all presets share, in a room: margins, spacing and how many columns fit.
///
/// `theme.css` keeps the same margins around words, so that pictures and words align.
struct PageMetrics {
  /// The page's width, in points.
  let width: CGFloat
  private let horizontalSizeClass: UIUserInterfaceSizeClass

  init(_ environment: any NSCollectionLayoutEnvironment) {
    width = environment.container.effectiveContentSize.width
    horizontalSizeClass = environment.traitCollection.horizontalSizeClass
  }

  /// Whether the page is as narrow as a phone held upright. Size classes, which know heights too,
  /// are for what a configuration says by their names: what depends on the width alone needs a
  /// third of the style sheet.
  var isNarrow: Bool { width < Self.narrowWidth }

  /// Below this width a page is narrow, in points.
  static let narrowWidth: CGFloat = 640

  /// The widest that pictures get together; on wider screens the margins grow.
  static let widestContent: CGFloat = 1920

  /// The room at each side of the page, in points.
  var margin: CGFloat {
    if isNarrow { return 16 }
    if width < 1024 { return 24 }
    return max(40, (width - Self.widestContent) / 2)
  }

  /// The room between pictures, in points.
  var spacing: CGFloat { isNarrow ? 6 : 12 }

  /// The width between the margins, in points.
  var contentWidth: CGFloat { max(width - 2 * margin, 1) }

  /// The margins as a section's insets.
  var insets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
  }

  /// The number of columns of about a width that fill the page, no more than there are items.
  ///
  /// - Parameter asked: What the configuration says; it wins.
  func columns(
    _ asked: ByWidth<Int>?, about ideal: CGFloat, atLeast minimum: Int = 1, spacing: CGFloat,
    itemCount: Int
  ) -> Int {
    if let asked { return max(1, horizontalSizeClass == .compact ? asked.compact : asked.regular) }
    let fitting = Int(floor((contentWidth + spacing) / (ideal + spacing)))
    return max(1, min(max(minimum, fitting), itemCount))
  }

  /// The width of one of so many columns, in points.
  func columnWidth(_ columns: Int, spacing: CGFloat) -> CGFloat {
    max((contentWidth - CGFloat(columns - 1) * spacing) / CGFloat(columns), 1)
  }
}
