extension UITraitCollection {
  /// Creates a collection from several; of traits that more than one specifies, the last counts.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(
      userInterfaceIdiom: collections.last { $0.userInterfaceIdiom != .unspecified }?
        .userInterfaceIdiom ?? .unspecified,
      displayScale: collections.last { $0.displayScale != 0 }?.displayScale ?? 0,
      displayGamut: collections.last { $0.displayGamut != .unspecified }?.displayGamut
        ?? .unspecified,
      horizontalSizeClass: collections.last { $0.horizontalSizeClass != .unspecified }?
        .horizontalSizeClass ?? .unspecified,
      verticalSizeClass: collections.last { $0.verticalSizeClass != .unspecified }?
        .verticalSizeClass ?? .unspecified,
      userInterfaceStyle: collections.last { $0.userInterfaceStyle != .unspecified }?
        .userInterfaceStyle ?? .unspecified,
      layoutDirection: collections.last { $0.layoutDirection != .unspecified }?.layoutDirection
        ?? .unspecified)
  }

  /// Whether every trait the other specifies has the same value here.
  public func containsTraits(in other: UITraitCollection) -> Bool {
    UITraitCollection(traitsFrom: [self, other]) == self
  }
}

extension UITraitCollection: Equatable {
  /// Whether all traits are the same.
  public static func == (lhs: UITraitCollection, rhs: UITraitCollection) -> Bool {
    lhs.userInterfaceIdiom == rhs.userInterfaceIdiom && lhs.displayScale == rhs.displayScale
      && lhs.displayGamut == rhs.displayGamut
      && lhs.horizontalSizeClass == rhs.horizontalSizeClass
      && lhs.verticalSizeClass == rhs.verticalSizeClass
      && lhs.userInterfaceStyle == rhs.userInterfaceStyle
      && lhs.layoutDirection == rhs.layoutDirection
  }
}
