// The numbers of margins and of readable width are those measured on 31 devices.

extension LayoutProposal {
  /// The insets a reference names, left to right, before mirroring.
  func insets(for reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    switch reference {
    case .none: .zero
    case .automatic, .safeArea: safeArea
    case .layoutMargins: layoutMargins
    case .readableContent: readableContent
    }
  }

  /// Whether the frames are mirrored at the end.
  var readsRightToLeft: Bool { traitCollection.layoutDirection == .rightToLeft }

  /// What bars and rounded corners cover, left to right before mirroring.
  var safeArea: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: safeAreaInsets.top,
      leading: readsRightToLeft ? safeAreaInsets.right : safeAreaInsets.left,
      bottom: safeAreaInsets.bottom,
      trailing: readsRightToLeft ? safeAreaInsets.left : safeAreaInsets.right)
  }

  private var layoutMargins: NSDirectionalEdgeInsets {
    var insets = safeArea
    insets.leading = margin(besideSafeArea: insets.leading)
    insets.trailing = margin(besideSafeArea: insets.trailing)
    return insets
  }

  private func margin(besideSafeArea safeArea: CGFloat) -> CGFloat {
    if safeArea > 0 { return safeArea + 16 }
    return UITraitCollection.listMargin(atWidth: containerSize.width)
  }

  private var readableContent: NSDirectionalEdgeInsets {
    var insets = layoutMargins
    let width: CGFloat = 664
    if traitCollection.horizontalSizeClass == .regular, containerSize.width >= 768 {
      insets.leading = (containerSize.width - width) / 2
      insets.trailing = insets.leading
    }
    return insets
  }
}

extension UITraitCollection {
  /// The margin at the sides of a screen that has no safe area there, in points.
  static func listMargin(atWidth width: CGFloat) -> CGFloat {
    width < 414 ? 16 : 20
  }
}
