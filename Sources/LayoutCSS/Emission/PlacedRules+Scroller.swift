import CollectionLayout

extension PlacedRules {
  /// A strip that scrolls sideways: its height, its ends, and where it comes to rest.
  func writeScroller(_ piece: Piece, to sheet: inout StylesheetText) {
    let geometry = piece.geometry
    let isCentered = piece.structure.behavior == .groupPagingCentered
    let centre = (0.5 * (geometry.window - geometry.extent))
      .clampedAtZero(in: piece.region)
    let start = isCentered ? geometry.windowStart + centre : geometry.start
    let end =
      isCentered
      ? Affine.containerWidth - geometry.windowStart - geometry.window + centre : geometry.end
    var scroller = Declarations()
    scroller.set("block-size", geometry.breadth)
    scroller.set("padding-inline-start", start)
    if let snapType = piece.structure.behavior.snapType {
      scroller.set("scroll-snap-type", snapType)
      if !isCentered { scroller.set("scroll-padding-inline-start", start) }
    }
    sheet.rule(body, scroller)
    var strip = Declarations()
    strip.set("block-size", geometry.breadth)
    sheet.rule(list, strip)
    var last = Declarations()
    last.set("padding-inline-end", end)
    sheet.rule(list + ":last-child", last)
    writeSnapAreas(piece, to: &sheet)
  }

  /// The items at which the strip rests: the first of a group, standing for the whole of it.
  private func writeSnapAreas(_ piece: Piece, to sheet: inout StylesheetText) {
    let behavior = piece.structure.behavior
    let geometry = piece.geometry
    guard behavior.snapType != nil, let slot = geometry.slots.first else { return }
    var area = Declarations()
    area.set("scroll-snap-align", behavior == .groupPagingCentered ? "center" : "start")
    if behavior.restsAtEachStop { area.set("scroll-snap-stop", "always") }
    area.set("scroll-margin-inline-start", slot.x)
    area.set("scroll-margin-inline-end", geometry.extent - slot.maxX)
    if behavior == .paging {
      guard let groups = piece.groupsPerPage else { return writePages(piece, to: &sheet) }
      sheet.rule(child(0, of: groups * geometry.slots.count), area)
    } else {
      sheet.rule(child(0, of: geometry.slots.count), area)
    }
  }

  /// Pages that do not end where groups do: the first item of group *g* carries a mark at the start
  /// of page *g*. There are more groups than pages; the strip clips the marks beyond its end.
  private func writePages(_ piece: Piece, to sheet: inout StylesheetText) {
    let slotCount = piece.geometry.slots.count
    let lag = piece.geometry.window - piece.geometry.advance
    let mark = ">:nth-child(" + (slotCount == 1 ? "n" : String(slotCount) + "n+1") + ")::before"
    sheet.rule(list, "overflow:clip;overflow-clip-margin:1rem")
    sheet.rule(
      list + mark,
      "content:\"\";position:absolute;inline-size:1px;block-size:1px;"
        + "scroll-snap-align:start;scroll-snap-stop:always")
    let groupCount = listLength / max(slotCount, 1)
    let origin = -1 * piece.geometry.slots[0].x
    for group in 0..<groupCount {
      var place = Declarations()
      place.set("inset-inline-start", origin + Double(group) * lag)
      sheet.rule(
        list + ">:nth-child(" + String(group * slotCount + 1) + ")::before", place)
    }
  }
}

extension Piece {
  /// The number of groups on a page of a strip, if it is a whole one.
  var groupsPerPage: Int? {
    (1...64).first { (Double($0) * geometry.advance).isClose(to: geometry.window) }
  }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
  /// How strictly the strip comes to rest at its stops, if it has any.
  fileprivate var snapType: String? {
    switch self {
    case .none, .continuous: nil
    case .continuousGroupLeadingBoundary: "x proximity"
    case .paging, .groupPaging, .groupPagingCentered: "x mandatory"
    }
  }

  /// Whether a swipe goes one stop far, however fast it is.
  fileprivate var restsAtEachStop: Bool {
    self == .groupPaging || self == .groupPagingCentered
  }
}

extension Affine {
  /// The length, or nothing where it is negative in the middle of a region.
  fileprivate func clampedAtZero(in region: Region) -> Affine {
    value(at: region.middle) > 0 ? self : .zero
  }
}
