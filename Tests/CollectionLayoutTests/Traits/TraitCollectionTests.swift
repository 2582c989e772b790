import CollectionLayout
import Testing

@Suite struct TraitCollectionTests {
  @Test func describesItsTraitsInUIKitsWords() {
    let traits = UITraitCollection(
      userInterfaceIdiom: .phone, displayScale: 3, displayGamut: .P3,
      horizontalSizeClass: .compact, verticalSizeClass: .regular, userInterfaceStyle: .light,
      layoutDirection: .leftToRight)
    #expect(
      "\(traits)"
        == """
        <UITraitCollection; UserInterfaceIdiom = Phone, DisplayScale = 3, DisplayGamut = P3, \
        HorizontalSizeClass = Compact, VerticalSizeClass = Regular, UserInterfaceStyle = Light, \
        UserInterfaceLayoutDirection = LTR>
        """)
  }

  @Test func leavesUnspecifiedTraitsOutOfItsDescription() {
    #expect("\(UITraitCollection(displayScale: 2.5))" == "<UITraitCollection; DisplayScale = 2.5>")
  }

  @Test func theLastSpecifiedTraitCounts() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(displayScale: 2),
      UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(),
    ])
    #expect(traits == UITraitCollection(displayScale: 2, horizontalSizeClass: .regular))
    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 3)))
  }
}
