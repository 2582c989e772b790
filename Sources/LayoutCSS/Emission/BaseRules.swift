/// The rules that all sections share.
struct BaseRules {
  /// The names of classes.
  let names: ClassNames
  /// The number of lists in the longest section.
  let chunkCount: Int
  /// Whether a section has more items than one, and may have several lists.
  let isCounting: Bool

  /// How many lists are counted by units before the next is counted by rows of so many.
  private static let radix = 16

  /// The index of a list among its siblings, as an expression.
  static func chunkIndex(_ names: ClassNames) -> String {
    "(var(" + names.property("i") + ",0) + var(" + names.property("j") + ",0))"
  }

  /// A page on paper, or in a browser without container queries: a plain grid.
  func writeFallback(to sheet: inout StylesheetText) {
    let lists = [names.placed, names.rows, names.columns].map { "." + $0 }
    sheet.rule(
      lists.joined(separator: ","),
      "display:grid;grid-template-columns:repeat(auto-fill,minmax(min(12rem,100%),1fr));"
        + "gap:.5rem;margin:0;padding:0;list-style:none")
    sheet.rule(
      lists.map { $0 + ">*" }.joined(separator: ","), "aspect-ratio:3/2;break-inside:avoid")
    sheet.rule("." + names.lineBreak, "display:none")
  }

  /// The container, and the bodies of its sections.
  func writeBodies(to sheet: inout StylesheetText) {
    sheet.rule("." + names.scope, "container:" + names.scope + "/inline-size")
    sheet.rule("." + names.body, "display:flow-root;position:relative;box-sizing:content-box")
  }

  /// Where items are placed: all of a list's but the last of the last leave the flow, and the last
  /// holds the list open. So nothing here knows how many there are.
  func writePlacement(to sheet: inout StylesheetText) {
    let list = "." + names.placed
    let advance = "var(" + names.property("h") + ",0px)"
    let offset = "calc(" + Self.chunkIndex(names) + "*" + advance + ")"
    sheet.rule(
      list,
      "display:flow-root;position:relative;box-sizing:content-box;margin-block-start:" + offset)
    sheet.rule(
      list + ":not(:last-child)",
      "position:absolute;inset-inline:0;block-size:" + advance
        + ";content-visibility:auto;overflow-clip-margin:1rem")
    sheet.rule(list + ">*", "position:absolute;box-sizing:border-box;aspect-ratio:auto")
    sheet.rule(list + ":last-child>:last-child", "position:relative")
    if isCounting { writeChunkIndices(to: &sheet) }
  }

  /// Where bodies scroll sideways. The bar stands below the body's box, over what follows, so that
  /// the layout is the same with and without one.
  func writeScrollers(to sheet: inout StylesheetText) {
    let scroller = "." + names.scroller
    let advance = "var(" + names.property("h") + ",0px)"
    let offset = "calc(" + Self.chunkIndex(names) + "*" + advance + ")"
    sheet.rule(
      scroller,
      "overflow:auto hidden;overscroll-behavior-inline:contain;scrollbar-width:thin;"
        + "padding-block-end:1rem;margin-block-end:-1rem")
    sheet.rule(
      scroller + ">." + names.placed,
      "inline-size:max-content;margin-block-start:0;margin-inline-start:" + offset)
    sheet.rule(
      scroller + ">." + names.placed + ":not(:last-child)",
      "inset-inline:auto;inline-size:" + advance)
  }

  /// Gives each list its index, as the sum of two numbers.
  private func writeChunkIndices(to sheet: inout StylesheetText) {
    let list = "." + names.placed + ":nth-child("
    let rows = max(Self.radix, (chunkCount + Self.radix - 1) / Self.radix)
    for unit in 1..<Self.radix {
      sheet.rule(
        list + String(Self.radix) + "n+" + String(unit + 1) + ")",
        names.property("i") + ":" + String(unit))
    }
    for row in 1..<rows {
      sheet.rule(
        list + "n+" + String(row * Self.radix + 1) + ")",
        names.property("j") + ":" + String(row * Self.radix))
    }
  }
}
