// UIKit decides by the device; this rule reproduces all of its published table (75 devices upright
// and on their side, and every split of a tablet) from the size alone, so that it can be asked of
// a browser window too.

extension UITraitCollection {
  /// Heights below this are compact, in points.
  public static let regularHeight: CGFloat = 480
  /// Widths from here on are regular where the height is, in points.
  public static let regularWidth: CGFloat = 640
  /// A screen of compact height whose shorter side reaches this has a regular width, in points.
  public static let regularWidthOnItsSide: CGFloat = 414

  /// Creates the traits of a screen or a window of a size in points.
  public convenience init(
    containerSize: CGSize, displayScale: CGFloat = 1,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
  ) {
    self.init(
      userInterfaceIdiom: userInterfaceIdiom, displayScale: displayScale,
      horizontalSizeClass: Self.horizontalSizeClass(in: containerSize),
      verticalSizeClass: Self.verticalSizeClass(in: containerSize),
      layoutDirection: layoutDirection)
  }

  private static func verticalSizeClass(in size: CGSize) -> UIUserInterfaceSizeClass {
    size.height < regularHeight ? .compact : .regular
  }

  private static func horizontalSizeClass(in size: CGSize) -> UIUserInterfaceSizeClass {
    let enough =
      verticalSizeClass(in: size) == .compact
      ? min(size.width, size.height) >= regularWidthOnItsSide : size.width >= regularWidth
    return enough ? .regular : .compact
  }
}
