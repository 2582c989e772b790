/// The stylesheet of a layout.
struct Stylesheet {
  /// The names of classes.
  let names: ClassNames
  /// The sections and their styles.
  let styles: SectionStyles

  /// The whole text.
  var text: String {
    let base = BaseRules(
      names: names,
      chunkCount: styles.sections.reduce(0) {
        max($0, $1.plan.chunks(itemCount: $1.itemCount).count)
      })
    var sheet = StylesheetText()
    base.writeFallback(to: &sheet)
    sheet.block("@media screen") { sheet in
      sheet.block("@supports (width:1cqw)") { sheet in
        base.writePlacement(to: &sheet)
        if styles.sections.contains(where: \.isScroller) { base.writeScrollers(to: &sheet) }
        for section in styles.sections { writeSpacing(of: section, to: &sheet) }
        for style in 0..<styles.count { write(style, to: &sheet) }
      }
    }
    return sheet.text
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

  /// The rules of a style, piece by piece.
  private func write(_ style: Int, to sheet: inout StylesheetText) {
    let sections = styles.sections.filter { $0.style == style }
    guard let section = sections.first else { return }
    let rules = PlacedRules(
      names: names, style: style, plan: section.plan,
      itemCount: sections.reduce(0) { max($0, $1.itemCount) })
    for piece in section.pieces {
      sheet.block(in: piece.region, container: names.scope) { rules.write(piece, to: &$0) }
    }
  }
}
