public import CollectionLayout

/// Turns a layout into a stylesheet that gives its frames at every width, without script.
///
/// The compiler asks the layout for frames and never looks inside it. Frames grow in proportion to
/// the container's width and the viewport's height, except at a few sizes where the structure
/// changes; the compiler finds these, and prints what lies between them.
///
/// ```swift
/// let compiled = try StylesheetCompiler(scope: "l").compile { (size) throws(LayoutError) in
///   try layout.solution(in: LayoutProposal(containerSize: size, …))
/// }
/// ```
public struct StylesheetCompiler: Sendable {
  /// The class of the container, and the prefix of every other class.
  public let scope: String

  /// Creates a compiler.
  ///
  /// - Parameter scope: A CSS identifier: the class of the container, and the prefix of every other
  ///   class and of the container's name.
  public init(scope: String) {
    self.scope = scope
  }

  /// Compiles a layout.
  ///
  /// - Parameter frames: Solves the layout in a container as wide, and a viewport as high, as a size
  ///   says, reading from left to right.
  /// - Throws: `StylesheetError` where the layout fails, or its numbers are of no use.
  public func compile<LayoutFailure: Error>(
    frames: @escaping (CGSize) throws(LayoutFailure) -> LayoutSolution
  ) throws(StylesheetError<LayoutFailure>) -> CompiledLayout {
    let sampler = Sampler(frames: frames)
    let findings = try PieceFinder(sampler: sampler).findings()
    let counts = try sampler.solution(width: 1024, height: 768).sections.map(\.itemCount)
    var sheet = StylesheetText()
    writeBase(to: &sheet)
    var sections: [SectionMarkup] = []
    var notes: [LayoutNote] = []
    for (index, finding) in findings.enumerated() {
      let section = section(index, finding.pieces, itemCount: counts[index])
      write(section, itemCount: counts[index], to: &sheet)
      sections.append(section)
      if let note = finding.note { notes.append(LayoutNote(section: index, kind: note)) }
    }
    return CompiledLayout(
      css: sheet.text, containerClass: scope, sections: sections, notes: notes)
  }

  private func writeBase(to sheet: inout StylesheetText) {
    sheet.rule("." + scope, ["container:" + scope + "/inline-size"])
  }

  private func section(_ index: Int, _ pieces: [Piece], itemCount: Int) -> SectionMarkup {
    let name = scope + String(index + 1)
    return SectionMarkup(
      className: name, bodyClass: name + "b",
      isScroller: pieces.contains { $0.structure.behavior != .none },
      chunks: itemCount == 0
        ? [] : [ChunkMarkup(className: name + "c", items: 0..<itemCount)],
      pieces: pieces)
  }

  private func write(_ section: SectionMarkup, itemCount: Int, to sheet: inout StylesheetText) {
    let name = "." + section.className
    let list = name + "c"
    sheet.rule(
      name + "b",
      section.isScroller
        ? ["display:flow-root", "position:relative", "overflow:auto hidden"]
        : ["display:flow-root", "position:relative"])
    sheet.rule(
      list,
      ["display:flow-root", "position:relative", "margin:0", "padding:0", "list-style:none"]
        + (section.isScroller ? ["width:max-content", "height:100%"] : []))
    sheet.rule(list + ">*", ["position:absolute"])
    sheet.rule(list + ">:last-child", ["position:relative"])
    let rules = PatternRules(
      className: section.className, chunkLength: itemCount, chunkCount: 1)
    for piece in section.pieces {
      sheet.block(in: piece.region, container: scope) { rules.write(piece, to: &$0) }
    }
  }
}
