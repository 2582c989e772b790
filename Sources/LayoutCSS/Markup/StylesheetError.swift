public import CollectionLayout

/// Why a layout cannot become a stylesheet.
public enum StylesheetError<LayoutFailure: Error>: Error {
  /// The layout itself failed, at a size.
  case layout(LayoutFailure, size: CGSize)
  /// A length of a section is infinite or not a number, at a size.
  case notFinite(section: Int, size: CGSize)
  /// The number of sections, or of a section's items, is not what it is at other sizes.
  case countsDiffer(size: CGSize)
}

extension StylesheetError: Equatable where LayoutFailure: Equatable {}
