/// The rules of sections in justified rows: lines of a flex container, broken by empty items that
/// a piece's query shows.
struct RowRules {
  /// The names of classes.
  let names: ClassNames
  /// The style's number.
  let style: Int
  /// The rows.
  let arrangement: RowArrangement

  /// Adds what all sections in rows share.
  static func writeBase(_ names: ClassNames, to sheet: inout StylesheetText) {
    let list = "." + names.rows
    sheet.rule(
      list, "display:flex;flex-flow:wrap;align-items:flex-start;box-sizing:content-box")
    sheet.rule(
      list + ">*", "flex-basis:0;min-inline-size:0;min-block-size:0;box-sizing:border-box")
    // A px more than the line has, lest it should fit beside items that are nothing wide yet; it
    // shrinks once it has a line of its own.
    sheet.rule(list + ">." + names.lineBreak, "flex:0 1 calc(100% + 1px);aspect-ratio:auto")
  }

  /// Adds the rules that hold in a piece.
  func write(pieceAt index: Int, to sheet: inout StylesheetText) {
    let rows = arrangement.rows[index]
    let list = "." + names.list(style: style)
    var room = Declarations()
    room.set("padding-block-start", rows.insets.top)
    room.set("padding-block-end", rows.insets.bottom)
    room.set("padding-inline-start", rows.insets.left)
    room.set("padding-inline-end", rows.insets.right)
    sheet.rule("." + names.body(style: style), room)
    var gaps = Declarations()
    gaps.set("gap", "0 " + rows.columnGap.css())
    gaps.set("margin-block-end", -1 * rows.rowGap)
    sheet.rule(list, gaps)
    var gap = Declarations()
    gap.set("margin-block-end", rows.rowGap)
    sheet.rule(list + ">:not(." + names.lineBreak + ")", gap)
    sheet.rule(list + ">." + names.lineBreak(index), "display:block")
    if rows.endsShort {
      sheet.rule(
        list + ">." + names.shortRow(index),
        "flex:none;block-size:min(" + rows.lastHeight.css() + "," + rows.fullHeight.css() + ")")
    }
  }
}

extension RowRules {
  /// The pieces in which an item stands in a last row that is short.
  private func shortRowClasses(of item: Int) -> [String] {
    arrangement.rows.enumerated().compactMap { index, rows in
      guard rows.endsShort, item > (rows.ends.dropLast().last ?? -1) else { return nil }
      return names.shortRow(index)
    }
  }

  /// The class of an item.
  func itemClass(of item: Int, _ ratios: RatioClasses) -> String {
    ([ratios.name(of: arrangement.ratios.values[item])] + shortRowClasses(of: item))
      .joined(separator: " ")
  }

  /// The empty items after each item.
  func breakClasses(itemCount: Int) -> [[String]] {
    var classes = [String](repeating: "", count: itemCount)
    for (index, rows) in arrangement.rows.enumerated() {
      for end in rows.ends.dropLast() { classes[end] += " " + names.lineBreak(index) }
    }
    return classes.map { $0.isEmpty ? [] : [names.lineBreak + $0] }
  }
}
