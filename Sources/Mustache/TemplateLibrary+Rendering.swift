extension TemplateLibrary {
  /// Renders a template.
  ///
  /// - Parameters:
  ///   - name: the template's name.
  ///   - context: what the names in it stand for.
  /// - Throws: the fault of a template that is used and does not compile, an unknown partial,
  ///   recursion without end.
  /// - Complexity: O(output and names looked up).
  package func render(
    _ name: String, _ context: MustacheObject
  ) throws(MustacheError) -> Rendering {
    try render(name, value: .object(context))
  }

  func render(_ name: String, value: MustacheValue) throws(MustacheError) -> Rendering {
    guard let number = numbers[name]
    else { throw MustacheError(file: name, kind: .unknownTemplate(name)) }
    var renderer = Renderer(library: self, template: number)
    try renderer.renderPage(value)
    return renderer.rendering
  }
}
