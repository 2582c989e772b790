/// How a list looks, as far as its geometry goes.
public struct UICollectionLayoutListConfiguration: Equatable, Sendable {
  /// The style of a list.
  public enum Appearance: Int, Sendable, CaseIterable {
    /// Rows from side to side, headers that stay in sight.
    case plain
    /// Rows from side to side, room between sections.
    case grouped
    /// Rows inset from the sides, room between sections.
    case insetGrouped
    /// As at the side of a split view, inset.
    case sidebar
    /// As at the side of a split view, from side to side.
    case sidebarPlain
  }

  /// Where sections have a header.
  public enum HeaderMode: Int, Sendable, CaseIterable {
    /// Nowhere.
    case none
    /// Above each section.
    case supplementary
    /// The first item of a section is its header.
    case firstItemInSection
  }

  /// Where sections have a footer.
  public enum FooterMode: Int, Sendable, CaseIterable {
    /// Nowhere.
    case none
    /// Below each section.
    case supplementary
  }

  /// The style.
  public let appearance: Appearance
  /// Where sections have a header.
  public var headerMode = HeaderMode.none
  /// Where sections have a footer.
  public var footerMode = FooterMode.none
  /// The room above a header, in points; the appearance's own where `nil`.
  public var headerTopPadding: CGFloat?
  /// Whether rows have lines between them; these take no room.
  public var showsSeparators = true

  /// Creates a list without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
  }
}
