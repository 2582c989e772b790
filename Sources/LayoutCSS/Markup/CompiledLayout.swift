/// A layout as a stylesheet, and what the page has to look like for the stylesheet to fit.
///
/// ```html
/// <main class="{containerClass}">
///   <section class="{className}">
///     <header>…</header>
///     <div class="{bodyClass}">
///       <ul class="{chunk.className}">
///         <li class="{itemClass}">…</li>
///         <li class="{breakClasses}" role="presentation" aria-hidden="true"></li>
///       </ul>
///     </div>
///   </section>
/// </main>
/// ```
///
/// An item fills its `<li>`. Headers and footers stand in normal flow, before and after the body.
public struct CompiledLayout: Sendable {
  /// The stylesheet. For repeating layouts it does not depend on the number of items.
  public var css: String
  /// The class of the element that holds the sections.
  public var containerClass: String
  /// How to mark up each section, in order.
  public var sections: [SectionMarkup]
  /// What could not be said exactly.
  public var notes: [LayoutNote]
}
