internal import CollectionLayout
internal import JSON5

extension JSON5Fields {
  /// The section here.
  func section() -> SectionNotation? {
    let content = sectionContent()
    let insets = self["contentInsets"]?.insets()
    let spacing = self["interGroupSpacing"]?.distance()
    let behavior = self["orthogonalScrollingBehavior"]?.word(
      UICollectionLayoutSectionOrthogonalScrollingBehavior.self)
    let boundary = boundaryItems()
    let decorations = self["decorationItems"]?.list { $0.object { $0.decoration() } }
    let reference = self["contentInsetsReference"]?.word(UIContentInsetsReference.self)
    let supplementaryReference = supplementaryContentInsetsReference()
    guard let content else { return nil }
    return SectionNotation(
      content: content, contentInsets: insets, interGroupSpacing: spacing ?? 0,
      orthogonalScrollingBehavior: behavior ?? .none, boundarySupplementaryItems: boundary,
      decorationItems: decorations ?? [], contentInsetsReference: reference ?? .automatic,
      supplementaryContentInsetsReference: supplementaryReference, location: cursor.location)
  }

  /// Two keys say the same: UIKit's older one and its newer one.
  private func supplementaryContentInsetsReference() -> UIContentInsetsReference {
    let follows = self["supplementariesFollowContentInsets"]?.bool() ?? true
    let reference = self["supplementaryContentInsetsReference"]?.word(UIContentInsetsReference.self)
    return reference ?? (follows ? .automatic : .none)
  }

  private func sectionContent() -> SectionNotation.Content? {
    if let list = self["list"] {
      allow("group")
      return list.object { $0.listConfiguration() }.map { .list($0) }
    }
    guard let group = required("group"), let item = group.object({ $0.item() }) else { return nil }
    guard let content = item.group else {
      group.report(.itemInsteadOfGroup)
      return nil
    }
    return .group(item, content)
  }

  /// The boundary items of a section or of the layout.
  func boundaryItems() -> [BoundaryNotation] {
    self["boundarySupplementaryItems"]?.list { $0.object { $0.boundaryItem() } } ?? []
  }

  private func boundaryItem() -> BoundaryNotation? {
    let kind = required("elementKind")?.string()
    let size = layoutSize()
    let alignment = required("alignment")?.word(NSRectAlignment.self)
    let offset = self["absoluteOffset"]?.point()
    let insets = self["contentInsets"]?.insets()
    let extends = self["extendsBoundary"]?.bool()
    let pins = self["pinToVisibleBounds"]?.bool()
    let zIndex = self["zIndex"]?.zIndex()
    guard let kind, let size, let alignment else { return nil }
    return BoundaryNotation(
      elementKind: kind, layoutSize: size, alignment: alignment, offset: offset ?? .zero,
      contentInsets: insets ?? .zero, extendsBoundary: extends ?? true,
      pinToVisibleBounds: pins ?? false, zIndex: zIndex)
  }

  private func decoration() -> DecorationNotation? {
    let kind = required("elementKind")?.string()
    let insets = self["contentInsets"]?.insets()
    let zIndex = self["zIndex"]?.zIndex()
    guard let kind else { return nil }
    return DecorationNotation(elementKind: kind, contentInsets: insets ?? .zero, zIndex: zIndex)
  }

  /// The list configuration here.
  func listConfiguration() -> UICollectionLayoutListConfiguration? {
    let appearance = required("appearance")?.word(
      UICollectionLayoutListConfiguration.Appearance.self)
    let header = self["headerMode"]?.word(UICollectionLayoutListConfiguration.HeaderMode.self)
    let footer = self["footerMode"]?.word(UICollectionLayoutListConfiguration.FooterMode.self)
    let padding = self["headerTopPadding"]?.length()
    let separators = self["showsSeparators"]?.bool()
    guard let appearance else { return nil }
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = header ?? .none
    configuration.footerMode = footer ?? .none
    configuration.headerTopPadding = padding
    configuration.showsSeparators = separators ?? true
    return configuration
  }
}
