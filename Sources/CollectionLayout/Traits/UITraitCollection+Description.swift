extension UITraitCollection: CustomStringConvertible {
  /// The specified traits, in UIKit's words.
  ///
  ///     <UITraitCollection; UserInterfaceIdiom = Phone, DisplayScale = 3, …>
  public var description: String {
    var traits: [String] = []
    if userInterfaceIdiom != .unspecified {
      traits.append("UserInterfaceIdiom = \(userInterfaceIdiom.word)")
    }
    if displayScale != 0 { traits.append("DisplayScale = \(LayoutText.number(displayScale))") }
    if displayGamut != .unspecified {
      traits.append("DisplayGamut = \(displayGamut == .P3 ? "P3" : "sRGB")")
    }
    if let word = horizontalSizeClass.word { traits.append("HorizontalSizeClass = \(word)") }
    if let word = verticalSizeClass.word { traits.append("VerticalSizeClass = \(word)") }
    if userInterfaceStyle != .unspecified {
      traits.append("UserInterfaceStyle = \(userInterfaceStyle == .dark ? "Dark" : "Light")")
    }
    if layoutDirection != .unspecified {
      let word = layoutDirection == .rightToLeft ? "RTL" : "LTR"
      traits.append("UserInterfaceLayoutDirection = \(word)")
    }
    return "<UITraitCollection; \(LayoutText.joined(traits, by: ", "))>"
  }
}

extension UIUserInterfaceIdiom {
  fileprivate var word: String {
    switch self {
    case .unspecified: "Unspecified"
    case .phone: "Phone"
    case .pad: "Pad"
    case .tv: "TV"
    case .carPlay: "CarPlay"
    case .mac: "Mac"
    case .vision: "Vision"
    }
  }
}

extension UIUserInterfaceSizeClass {
  fileprivate var word: String? {
    switch self {
    case .unspecified: nil
    case .compact: "Compact"
    case .regular: "Regular"
    }
  }
}
