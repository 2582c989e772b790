/// The rules of sections in columns: lines of a flex container that runs down the page, with an
/// order an item, and empty items between that are as long as a column.
struct ColumnRules {
  /// The names of classes.
  let names: ClassNames
  /// The style's number.
  let style: Int
  /// The columns.
  let arrangement: ColumnArrangement

  /// Adds what all sections in columns share. An item's height is computed from the width of its
  /// column, not from its own, which is rounded: over a hundred items the difference adds up.
  static func writeBase(_ names: ClassNames, _ ratios: RatioClasses, to sheet: inout StylesheetText)
  {
    let list = "." + names.columns
    sheet.rule(
      list,
      "display:flex;flex-flow:column wrap;align-content:flex-start;gap:0;box-sizing:content-box")
    sheet.rule(list + ">*", "flex:none;aspect-ratio:auto;box-sizing:border-box")
    ratios.writeHeights(in: list, to: &sheet)
    sheet.rule(list + ">." + names.lineBreak, "block-size:100%;inline-size:0")
  }

  /// The pieces whose columns hold the same items, by the first of them.
  private var assignments: [Int] {
    arrangement.columns.map { columns in
      arrangement.columns.firstIndex { $0.column == columns.column } ?? 0
    }
  }

  /// Adds the rules that hold in a piece.
  func write(pieceAt index: Int, to sheet: inout StylesheetText) {
    let columns = arrangement.columns[index]
    let list = "." + names.list(style: style)
    var room = Declarations()
    room.set("padding-block-start", columns.insets.top)
    room.set("padding-block-end", columns.insets.bottom)
    room.set("padding-inline-start", columns.insets.left)
    sheet.rule("." + names.body(style: style), room)
    writeExtent(columns, to: &sheet)
    var item = Declarations()
    item.set("inline-size", (columns.width + RatioClasses.thirdOfUnit).css())
    item.set("margin-block-end", columns.rowGap)
    sheet.rule(list + ">:not(." + names.lineBreak + ")", item)
    let assignment = assignments[index]
    for column in 1..<max(columns.count, 1) {
      var order = Declarations()
      order.set("order", String(2 * column))
      order.set("margin-inline-start", columns.columnGap)
      sheet.rule(list + ">." + names.column(column, assignment: assignment), order)
      sheet.rule(
        list + ">." + names.lineBreak(column), "display:block;order:" + String(2 * column - 1))
    }
  }

  /// The list is as high as its longest column and a little more, lest rounding should wrap that
  /// column.
  private func writeExtent(
    _ columns: ColumnArrangement.Columns, to sheet: inout StylesheetText
  ) {
    let slack = Affine(constant: 1 + Double(columns.column.count) * LayoutUnit.px)
    var extent = Declarations()
    extent.set(names.property("w"), columns.width.css(places: 6))
    let heights = columns.heights.map { ($0 + slack).css() }
    extent.set(
      "block-size", heights.count == 1 ? heights[0] : "max(" + heights.joined(separator: ",") + ")")
    extent.set("margin-block-end", -1 * (columns.rowGap + slack))
    sheet.rule("." + names.list(style: style), extent)
  }
}

extension ColumnRules {
  /// The class of an item.
  func itemClass(of item: Int, _ ratios: RatioClasses) -> String {
    var classes = [ratios.name(of: arrangement.ratios.values[item])]
    for (index, assignment) in assignments.enumerated() where index == assignment {
      let column = arrangement.columns[index].column[item]
      if column > 0 { classes.append(names.column(column, assignment: assignment)) }
    }
    return classes.joined(separator: " ")
  }

  /// The empty items after each item: all stand after the last.
  func breakClasses(itemCount: Int) -> [[String]] {
    let most = arrangement.columns.reduce(1) { max($0, $1.count) }
    var classes = [[String]](repeating: [], count: itemCount)
    if itemCount > 0 {
      classes[itemCount - 1] = (1..<max(most, 1)).map {
        names.lineBreak + " " + names.lineBreak($0)
      }
    }
    return classes
  }
}
