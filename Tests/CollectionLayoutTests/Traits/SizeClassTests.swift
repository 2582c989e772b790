import CollectionLayout
import Testing

@Suite struct SizeClassTests {
  /// A screen and the size classes UIKit gives it: across, down.
  struct Screen: CustomTestStringConvertible {
    let width: CGFloat
    let height: CGFloat
    let horizontal: UIUserInterfaceSizeClass
    let vertical: UIUserInterfaceSizeClass
    var testDescription: String { "\(width) × \(height)" }
  }

  @Test(arguments: [
    Screen(width: 390, height: 844, horizontal: .compact, vertical: .regular),
    Screen(width: 844, height: 390, horizontal: .compact, vertical: .compact),
    Screen(width: 926, height: 428, horizontal: .regular, vertical: .compact),
    Screen(width: 736, height: 414, horizontal: .regular, vertical: .compact),
    Screen(width: 768, height: 1024, horizontal: .regular, vertical: .regular),
    Screen(width: 507, height: 768, horizontal: .compact, vertical: .regular),
    Screen(width: 1440, height: 900, horizontal: .regular, vertical: .regular),
  ])
  func sizeClassesFollowFromTheSize(_ screen: Screen) {
    let traits = UITraitCollection(
      containerSize: CGSize(width: screen.width, height: screen.height))
    #expect(traits.horizontalSizeClass == screen.horizontal)
    #expect(traits.verticalSizeClass == screen.vertical)
  }

  @Test(.enabled(if: SizeClassTable.rows.count > 0, "the table lies beside the package"))
  func everyDeviceOfTheTableHasUIKitsSizeClasses() {
    #expect(SizeClassTable.rows.count >= 170)
    for row in SizeClassTable.rows {
      let traits = UITraitCollection(containerSize: CGSize(width: row.width, height: row.height))
      #expect((traits.horizontalSizeClass == .regular) == row.isRegularAcross, "\(row)")
      #expect((traits.verticalSizeClass == .regular) == row.isRegularDown, "\(row)")
    }
  }
}
