/// A layout that comes with the tool.
package enum Preset: String, CaseIterable, Sendable {
  /// Rows of equal cells.
  case grid
  /// One strip that scrolls sideways, a picture and a bit at a time.
  case carousel
  /// Pictures as wide as the page, one under the other or the first alone.
  case banner
  /// A picture and its words in each row.
  case list
  /// A repeating pattern of one large and several small cells.
  case mosaic
  /// A large opening picture, then a grid.
  case featured
  /// Rows of equal height whose pictures keep their ratios.
  case justified
  /// Columns of equal width whose pictures keep their ratios.
  case waterfall
  /// A low strip of pictures of equal height that scrolls sideways.
  case filmstrip
}

extension Preset {
  /// Something that can be said about a layout.
  package enum Option: String, CaseIterable, Sendable {
    case columns, spacing, aspectRatio, rowHeight
  }

  /// What the layout heeds of what can be said.
  package var options: Set<Option> {
    switch self {
    case .grid, .carousel, .featured: [.columns, .spacing, .aspectRatio]
    case .banner, .mosaic: [.spacing, .aspectRatio]
    case .list: [.columns, .spacing, .rowHeight]
    case .justified, .filmstrip: [.spacing, .rowHeight]
    case .waterfall: [.columns, .spacing]
    }
  }
}

/// What can be said about a preset; every value optional.
package struct PresetOptions: Sendable, Equatable {
  /// Columns by horizontal size class.
  package var columns: ByWidth<Int>?
  /// Spacing between cells, in points.
  package var spacing: Double?
  /// The width of a cell divided by its height.
  package var aspectRatio: Double?
  /// The height rows aim at, in points.
  package var rowHeight: Double?

  package init() {}
}

/// A value for narrow pages and one for wide pages.
package struct ByWidth<Value: Sendable & Equatable>: Sendable, Equatable {
  /// For a compact horizontal size class.
  package var compact: Value
  /// For a regular horizontal size class.
  package var regular: Value

  package init(compact: Value, regular: Value) {
    self.compact = compact
    self.regular = regular
  }
}
