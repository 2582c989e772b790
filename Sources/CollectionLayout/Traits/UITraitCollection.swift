/// What a layout may know of the screen it is on, besides its size.
///
///     if traitCollection.horizontalSizeClass == .compact { columns = 2 }
public final class UITraitCollection: Sendable {
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Pixels a point; 0 where not known.
  public let displayScale: CGFloat
  /// The colours the display can show.
  public let displayGamut: UIDisplayGamut
  /// How much room there is across.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is down.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Whether the interface is light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The side lines of text begin at.
  public let layoutDirection: UITraitEnvironmentLayoutDirection

  /// Creates a collection; traits left out are unspecified.
  public init(
    userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified, displayScale: CGFloat = 0,
    displayGamut: UIDisplayGamut = .unspecified,
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
  ) {
    self.userInterfaceIdiom = userInterfaceIdiom
    self.displayScale = displayScale
    self.displayGamut = displayGamut
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceStyle = userInterfaceStyle
    self.layoutDirection = layoutDirection
  }
}
