extension Stylesheet {
  /// How to mark a section up, so that the stylesheet fits.
  func markup(of section: StyledSection) -> SectionMarkup {
    let body =
      [names.body] + (section.isScroller ? [names.scroller] : [])
      + [names.body(style: section.style)]
    var markup = SectionMarkup(
      className: names.section(section.index), bodyClass: body.joined(separator: " "),
      isScroller: section.isScroller, chunks: [], pieces: section.pieces)
    let list: String
    let items = 0..<section.itemCount
    switch section.arrangement {
    case .placed:
      list = names.placed
    case .rows(let rows):
      list = names.rows
      let rules = RowRules(names: names, style: section.style, arrangement: rows)
      markup.itemClasses = items.map { rules.itemClass(of: $0, ratios) }
      markup.breakClasses = rules.breakClasses(itemCount: section.itemCount)
    case .columns(let columns):
      list = names.columns
      let rules = ColumnRules(names: names, style: section.style, arrangement: columns)
      markup.itemClasses = items.map { rules.itemClass(of: $0, ratios) }
      markup.breakClasses = rules.breakClasses(itemCount: section.itemCount)
    }
    markup.chunks = section.chunks.map {
      ChunkMarkup(className: list + " " + names.list(style: section.style), items: $0)
    }
    return markup
  }
}
