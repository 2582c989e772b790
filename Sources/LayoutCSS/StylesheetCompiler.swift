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
  /// The names of classes.
  private let names: ClassNames

  /// Creates a compiler.
  ///
  /// - Parameter scope: A CSS identifier: the class of the container, and the prefix of every other
  ///   class and of the container's name.
  public init(scope: String) {
    names = ClassNames(scope: scope)
  }

  /// Compiles a layout.
  ///
  /// - Parameter frames: Solves the layout in a container as wide, and a viewport as high, as a size
  ///   says, reading from left to right.
  /// - Throws: `StylesheetError` where the layout fails, or its numbers are of no use.
  /// - Complexity: Some thousand solutions, or some hundred where items have a place each.
  public func compile<LayoutFailure: Error>(
    frames: @escaping (CGSize) throws(LayoutFailure) -> LayoutSolution
  ) throws(StylesheetError<LayoutFailure>) -> CompiledLayout {
    let sampler = try Sampler(frames: frames)
    let findings = try PieceFinder(sampler: sampler).findings()
    let styles = SectionStyles(findings, itemCounts: sampler.itemCounts)
    let stylesheet = Stylesheet(names: names, styles: styles)
    return CompiledLayout(
      css: stylesheet.text, containerClass: names.scope,
      sections: styles.sections.map(stylesheet.markup),
      notes: findings.enumerated().compactMap { index, finding in
        finding.note.map { LayoutNote(section: index, kind: $0) }
      })
  }
}
