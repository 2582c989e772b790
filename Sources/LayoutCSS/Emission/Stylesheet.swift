/// The stylesheet of a layout.
struct Stylesheet {
  /// The names of classes.
  let names: ClassNames
  /// The sections and their styles.
  let styles: SectionStyles
  /// The classes of items whose ratio matters.
  let ratios: RatioClasses

  /// Prepares to write.
  init(names: ClassNames, styles: SectionStyles) {
    self.names = names
    self.styles = styles
    ratios = RatioClasses(styles.sections.flatMap(\.arrangement.ratios), names: names)
  }

  /// The whole text.
  var text: String {
    var sheet = StylesheetText()
    let base = BaseRules(
      names: names, chunkCount: styles.sections.reduce(0) { max($0, $1.chunks.count) },
      isCounting: styles.sections.contains { $0.arrangement.isPlaced && $0.itemCount > 1 })
    base.writeFallback(to: &sheet)
    sheet.block("@media screen") { sheet in
      sheet.block("@supports (width:1cqw)") { sheet in
        writeShared(base, to: &sheet)
        for section in styles.sections { writeSpacing(of: section, to: &sheet) }
        for style in 0..<styles.count { write(style, to: &sheet) }
      }
    }
    return sheet.text
  }

  /// What several styles share.
  private func writeShared(_ base: BaseRules, to sheet: inout StylesheetText) {
    base.writeBodies(to: &sheet)
    ratios.write(to: &sheet)
    let arrangements = styles.sections.map(\.arrangement)
    if arrangements.contains(where: \.isPlaced) {
      base.writePlacement(to: &sheet)
    }
    if styles.sections.contains(where: \.isScroller) { base.writeScrollers(to: &sheet) }
    if arrangements.contains(where: { if case .rows = $0 { true } else { false } }) {
      RowRules.writeBase(names, to: &sheet)
    }
    if arrangements.contains(where: { if case .columns = $0 { true } else { false } }) {
      ColumnRules.writeBase(names, ratios, to: &sheet)
    }
  }

  /// The rules of a style, piece by piece.
  private func write(_ style: Int, to sheet: inout StylesheetText) {
    let sections = styles.sections.filter { $0.style == style }
    guard let section = sections.first else { return }
    for (index, piece) in section.pieces.enumerated() {
      sheet.block(in: piece.region, container: names.scope) { sheet in
        switch section.arrangement {
        case .placed(let plan):
          let itemCount = sections.reduce(0) { max($0, $1.itemCount) }
          PlacedRules(
            names: names, style: style, plan: plan.limited(to: itemCount), itemCount: itemCount
          ).write(piece, to: &sheet)
        case .rows(let rows):
          RowRules(names: names, style: style, arrangement: rows).write(pieceAt: index, to: &sheet)
        case .columns(let columns):
          ColumnRules(names: names, style: style, arrangement: columns)
            .write(pieceAt: index, to: &sheet)
        }
      }
    }
  }

  /// The distance of a section from the one before.
  private func writeSpacing(of section: StyledSection, to sheet: inout StylesheetText) {
    let selector = "." + names.section(section.index)
    sheet.rule(selector, "display:flow-root")
    let spacings = section.pieces.map(\.geometry.spacing)
    guard let first = spacings.first else { return }
    if spacings.allSatisfy({ $0.isClose(to: first) }) {
      sheet.rule(selector, spacing(first))
      return
    }
    for piece in section.pieces {
      sheet.block(in: piece.region, container: names.scope) {
        $0.rule(selector, spacing(piece.geometry.spacing))
      }
    }
  }

  private func spacing(_ length: Affine) -> Declarations {
    var declarations = Declarations()
    declarations.set("margin-block-start", length)
    return declarations
  }
}
