internal import DefaultTheme
package import Mustache

/// How pages look: templates and a style sheet, the default's with a person's own in their place.
package struct Theme: Sendable {
  /// The templates, compiled.
  package let templates: TemplateLibrary
  /// The style sheet of all pages.
  package let stylesheet: [UInt8]

  /// The faults of templates, by file; a site cannot be rendered with any.
  package var faults: [MustacheError] { templates.faults }

  /// A file that takes the place of one of the default theme's, or joins them.
  package struct Override: Sendable {
    /// The name it has in a theme: `partials/head.mustache`, `theme.css`.
    package var name: String
    /// The file, as the person would name it.
    package var file: String
    /// What is in it.
    package var text: String

    /// Creates an override.
    package init(name: String, file: String, text: String) {
      self.name = name
      self.file = file
      self.text = text
    }
  }

  /// Creates the default theme with some files replaced.
  package init(overrides: [Override] = []) {
    var files = Dictionary(
      uniqueKeysWithValues: DefaultTheme.files.map { name, text in
        (name, Override(name: name, file: "Templates/\(name)", text: text))
      })
    for override in overrides { files[override.name] = override }
    templates = TemplateLibrary(
      files.values.filter { $0.name.hasSuffix(Self.templateSuffix) }.map { file in
        TemplateSource(
          name: String(file.name.dropLast(Self.templateSuffix.count)), file: file.file,
          text: file.text)
      })
    stylesheet = compactStylesheet(
      ["codes.css", "theme.css"].flatMap { Array((files[$0]?.text ?? "").utf8) })
  }

  static let templateSuffix = ".mustache"
}
