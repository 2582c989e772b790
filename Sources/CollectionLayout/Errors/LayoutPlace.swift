/// A place in a layout's description.
public struct LayoutPlace: Equatable, Sendable {
  /// The section; `nil` for what belongs to the whole layout.
  public var section: Int?
  /// The way from the section's group down: each number an index among subitems.
  public var subitems: [Int]
  /// The header, footer, badge or background meant, where it is one.
  public var elementKind: String?

  /// Creates a place.
  public init(section: Int?, subitems: [Int] = [], elementKind: String? = nil) {
    self.section = section
    self.subitems = subitems
    self.elementKind = elementKind
  }

  func subitem(_ index: Int) -> LayoutPlace {
    LayoutPlace(section: section, subitems: subitems + [index], elementKind: elementKind)
  }

  func element(_ kind: String) -> LayoutPlace {
    LayoutPlace(section: section, subitems: subitems, elementKind: kind)
  }
}
