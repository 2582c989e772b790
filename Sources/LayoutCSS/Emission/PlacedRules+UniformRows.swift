extension PlacedRules {
  /// Rows of equal slots that do not fill a list evenly: a list starts within a row, and its items'
  /// places follow from the index of its first slot.
  func writeUniformRows(_ piece: Piece, to sheet: inout StylesheetText) {
    let slotCount = piece.structure.slotCount
    let columns = String(slotCount)
    let geometry = piece.geometry
    let first = "(" + BaseRules.chunkIndex(names) + "*" + String(listLength) + ")"
    let phase = "var(" + names.property("p") + ")"
    let row = "(" + geometry.advance.css(places: 8) + ")"
    var chunk = Declarations()
    chunk.set(names.property("p"), "mod(" + first + "," + columns + ")")
    chunk.set(
      "margin-block-start",
      "calc(round(down," + first + "/" + columns + ",1)*" + row + " + "
        + Affine.zero.halfUnitMore.css() + ")")
    sheet.rule(list, chunk)
    sheet.rule(
      list + ":not(:last-child)",
      "block-size:calc(round(up,(" + String(listLength) + " + " + phase + ")/" + columns + ",1)*"
        + row + ")")
    writeShared(piece, to: &sheet)
    for index in 0..<slotCount {
      let slot = "(" + String(index) + " + " + phase + ")"
      let rowStart = "round(down," + slot + "/" + columns + ",1)*" + row
      var place = Declarations()
      place.set(
        "inset-inline-start",
        "calc(mod(" + slot + "," + columns + ")*(" + piece.slotAdvance.css() + ") + "
          + geometry.slots[0].x.halfUnitMore.cssTerm + ")")
      place.set(
        "inset-block-start",
        "calc(" + rowStart + " + " + geometry.slots[0].y.halfUnitMore.cssTerm + ")")
      place.set(
        "margin-block-end",
        "calc(" + rowStart + " + "
          + (geometry.extent - geometry.slots[0].height).halfUnitMore.cssTerm + ")")
      sheet.rule(child(index, of: slotCount), place)
    }
    for line in 1...max(listLength / slotCount, 1) {
      var place = Declarations()
      place.set("margin-block-start", Double(line) * geometry.advance)
      sheet.rule(list + ">:nth-child(n+" + String(line * slotCount + 1) + ")", place)
    }
  }

  private func writeShared(_ piece: Piece, to sheet: inout StylesheetText) {
    var shared = Declarations()
    let slot = piece.slotsWithoutSeams[0]
    shared.set("inline-size", slot.width)
    shared.set("block-size", slot.height)
    sheet.rule(list + ">*", shared)
  }
}

extension Affine {
  /// The length as a term of a sum, with its unit even where it is nothing.
  fileprivate var cssTerm: String {
    let text = css()
    return text == "0" ? "0px" : text
  }
}
