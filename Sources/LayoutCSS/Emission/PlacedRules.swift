/// The rules of sections whose items are placed by the stylesheet.
///
/// An item's place along is the sum of three: its list's, by the list's index; its row's, a margin
/// that grows with `:nth-child(n+…)`; and its slot's, an inset that repeats with
/// `:nth-child(…n+…)`. Across, and in size, it is its slot's.
struct PlacedRules {
  /// The names of classes.
  let names: ClassNames
  /// The style's number.
  let style: Int
  /// How the items are cut into lists.
  let plan: ChunkPlan
  /// The number of items of the longest section, of use only where all stand in one list.
  let itemCount: Int

  /// The lists.
  var list: String { "." + names.list(style: style) }
  /// The bodies.
  var body: String { "." + names.body(style: style) }
  /// How many items a list holds at most.
  var listLength: Int { plan.length ?? itemCount }

  /// Adds the rules that hold in a piece.
  func write(_ piece: Piece, to sheet: inout StylesheetText) {
    if piece.structure.isStrip {
      writeScroller(piece, to: &sheet)
    } else {
      var room = Declarations()
      room.set("padding-block-start", piece.geometry.start)
      room.set("padding-block-end", piece.geometry.end)
      sheet.rule(body, room)
    }
    guard piece.structure.isRepeating else {
      writeIrregular(piece, to: &sheet)
      return
    }
    if listLength % max(piece.structure.slotCount, 1) == 0 || plan.length == nil {
      writeGroups(piece, to: &sheet)
    } else {
      writeUniformRows(piece, to: &sheet)
    }
  }

  /// A place of its own for each item.
  private func writeIrregular(_ piece: Piece, to sheet: inout StylesheetText) {
    var size = Declarations()
    size.set("block-size", piece.geometry.extent)
    sheet.rule(list, size)
    writeSlots(piece, to: &sheet)
    for (index, slot) in piece.slotsWithoutSeams.enumerated() {
      var place = Declarations()
      place.set("inset-block-start", slot.y)
      sheet.rule(child(index, of: piece.structure.slotCount), place)
    }
  }

  /// Groups that repeat, a whole number of them in a list.
  private func writeGroups(_ piece: Piece, to sheet: inout StylesheetText) {
    let slotCount = max(piece.structure.slotCount, 1)
    let groupCount = (listLength + slotCount - 1) / slotCount
    var advance = Declarations()
    if plan.length != nil {
      advance.set(names.property("h"), (Double(groupCount) * piece.geometry.advance).css(places: 7))
    }
    sheet.rule(list, advance)
    writeSlots(piece, to: &sheet)
    let block = Self.groupsPerBlock(groupCount: groupCount, slotCount: slotCount)
    writeGroupPlaces(piece, block: block, to: &sheet)
    let axis = piece.axis
    for row in stride(from: block, to: groupCount, by: block) {
      var place = Declarations()
      place.set(axis.margin, Double(row) * piece.geometry.advance)
      sheet.rule(list + ">:nth-child(n+" + String(row * slotCount + 1) + ")", place)
    }
  }

  /// The number of groups whose places repeat: with it, the fewest rules place a list's items.
  private static func groupsPerBlock(groupCount: Int, slotCount: Int) -> Int {
    let costs = (1...max(groupCount, 1)).map { block in
      (block: block, rules: (block - 1) * (slotCount + 1) / 2 + groupCount / block)
    }
    return costs.min { $0.rules < $1.rules }?.block ?? 1
  }

  /// The insets along of the slots in a block of groups, and the room after each that is left to
  /// the end of its group, should it be the last item.
  private func writeGroupPlaces(_ piece: Piece, block: Int, to sheet: inout StylesheetText) {
    let axis = piece.axis
    let slots = piece.slotsWithoutSeams
    var places: [(selectors: [String], declarations: String)] = []
    for group in 0..<block {
      let start = Double(group) * piece.geometry.advance
      for (index, slot) in slots.enumerated() {
        let (inset, size) = axis == .block ? (slot.y, slot.height) : (slot.x, slot.width)
        var place = Declarations()
        place.set(axis.inset, start + inset)
        place.set(axis.marginEnd, start + piece.geometry.extent - size)
        let selector = child(group * slots.count + index, of: block * slots.count)
        if let same = places.firstIndex(where: { $0.declarations == place.text }) {
          places[same].selectors.append(selector)
        } else {
          places.append(([selector], place.text))
        }
      }
    }
    for place in places where !place.declarations.isEmpty {
      let all = place.selectors.count == block * slots.count
      sheet.rule(
        all ? list + ">*" : place.selectors.joined(separator: ","), place.declarations)
    }
  }

  /// The size of each slot and its place across.
  func writeSlots(_ piece: Piece, to sheet: inout StylesheetText) {
    let slots = piece.slotsWithoutSeams
    let isStrip = piece.structure.isStrip
    var shared = Declarations()
    let sharesWidth = slots.allSatisfy { $0.width.isClose(to: slots[0].width) }
    let sharesHeight = slots.allSatisfy { $0.height.isClose(to: slots[0].height) }
    if let slot = slots.first {
      if sharesWidth { shared.set("inline-size", slot.width) }
      if sharesHeight { shared.set("block-size", slot.height) }
    }
    sheet.rule(list + ">*", shared)
    for (index, slot) in slots.enumerated() {
      var place = Declarations()
      if isStrip {
        place.set("inset-block-start", slot.y)
      } else {
        place.set("inset-inline-start", slot.x)
      }
      if !sharesWidth { place.set("inline-size", slot.width) }
      if !sharesHeight { place.set("block-size", slot.height) }
      sheet.rule(child(index, of: slots.count), place)
    }
  }

  /// The items with an index in every so many.
  func child(_ index: Int, of period: Int) -> String {
    if period == 1 { return list + ">*" }
    return list + ">:nth-child("
      + (period >= listLength ? "" : String(period) + "n+") + String(index + 1) + ")"
  }
}

extension Piece {
  /// The direction in which the groups follow each other.
  var axis: Axis { structure.isStrip ? .inline : .block }
}
