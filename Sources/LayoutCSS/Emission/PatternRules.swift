import CollectionLayout

/// The rules of a section whose items stand where the stylesheet says.
struct PatternRules {
  /// The section's class.
  let className: String
  /// How many items a full list holds.
  let chunkLength: Int
  /// The number of lists.
  let chunkCount: Int

  /// The lists of a section's body.
  private var list: String { "." + className + "c" }

  /// Adds the rules that hold in a piece.
  func write(_ piece: Piece, to sheet: inout StylesheetText) {
    let geometry = piece.geometry
    let isStrip = piece.structure.behavior != .none
    let rowCount = chunkLength / max(geometry.slots.count, 1)
    sheet.rule("." + className, declaration("margin-block-start", geometry.spacing))
    if isStrip {
      sheet.rule(
        "." + className + "b", declaration("block-size", geometry.breadth))
    }
    sheet.rule(
      list,
      declaration(isStrip ? "padding-inline-start" : "padding-block-start", geometry.start))
    writeSlots(geometry, isStrip, to: &sheet)
    guard piece.structure.isRepeating else {
      sheet.rule(list, declaration("block-size", geometry.extent))
      return
    }
    for row in 1..<max(rowCount, 1) {
      sheet.rule(
        list + ">:nth-child(n+" + String(row * geometry.slots.count + 1) + ")",
        declaration(
          isStrip ? "margin-inline-start" : "margin-block-start", Double(row) * geometry.advance))
    }
  }

  private func writeSlots(
    _ geometry: SectionGeometry<Affine>, _ isStrip: Bool, to sheet: inout StylesheetText
  ) {
    let period = geometry.slots.count
    for (index, slot) in geometry.slots.enumerated() {
      let rest =
        geometry.extent + geometry.end - (isStrip ? slot.width : slot.height)
      let selector =
        period == 1
        ? list + ">*" : list + ">:nth-child(" + String(period) + "n+" + String(index + 1) + ")"
      sheet.rule(
        selector,
        declaration("inset-inline-start", slot.x) + declaration("inset-block-start", slot.y)
          + declaration("inline-size", slot.width) + declaration("block-size", slot.height)
          + declaration(isStrip ? "margin-inline-end" : "margin-block-end", rest))
    }
  }

  private func declaration(_ property: String, _ length: Affine) -> [String] {
    let value = length.css()
    return value == "0" ? [] : [property + ":" + value]
  }
}
