extension Affine {
  /// The units in which a length is printed.
  struct Units: Sendable {
    /// A hundredth of the container's width.
    var width: String
    /// A hundredth of the viewport's height.
    var height: String

    /// In a stylesheet, where there is a container.
    static let stylesheet = Units(width: "cqw", height: "svh")
    /// In a `sizes` attribute, where there is none.
    static let sizes = Units(width: "vw", height: "vh")
  }

  /// The length as a browser should lay it out: half a layout unit more where it is not a whole
  /// number of them, for browsers cut lengths off where this makes them round.
  var rounded: Affine {
    let units = constant / LayoutUnit.px
    let isWhole =
      abs(perWidth) < 1e-7 && abs(perHeight) < 1e-7
      && abs(units - (units + 0.5).rounded(.down)) < 1e-2
    return isWhole ? self : halfUnitMore
  }

  /// The length and half a layout unit.
  var halfUnitMore: Affine { self + Affine(constant: LayoutUnit.px / 2) }

  /// The length as CSS: `33.3333cqw`, `calc(50cqw - 4px)`, `0`.
  func css(_ units: Units = .stylesheet, places: Int = Number.places) -> String {
    var terms = ""
    var count = 0
    for (amount, unit) in [
      (perWidth * 100, units.width), (perHeight * 100, units.height), (constant, "px"),
    ] {
      let number = Number.css(abs(amount), places: places)
      guard number != "0" else { continue }
      if amount < 0 {
        terms += count == 0 ? "-" : " - "
      } else if count > 0 {
        terms += " + "
      }
      terms += number + unit
      count += 1
    }
    return count == 0 ? "0" : count == 1 ? terms : "calc(" + terms + ")"
  }
}
