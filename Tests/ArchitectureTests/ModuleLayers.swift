import Foundation

/// The house as the import lines see it: who may import whom.
enum ModuleLayers {
  /// The package's root folder.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Our modules from the ground up. A module imports only from rows above its own in this list.
  static let rows: [[String]] = [
    ["CVips", "CXXHash", "CSQLite", "CLibXML2", "CCMarkGFM", "CRename"],
    ["CVipsShims", "CPhotoShims", "CExiv2Shims"],
    ["Diagnostics", "CollectionLayout", "DefaultTheme"],
    ["LayoutCSS", "JSON5", "Mustache", "Markdown", "Markup", "Images", "BuildCache"],
    ["LayoutNotation"],
    ["Gallery"],
    ["VitrineCommands"],
    ["vitrine"],
  ]

  /// Each C library's module, and the only module of ours that imports it.
  static let borders = [
    "CVips": "CVipsShims", "CVipsShims": "Images", "CPhotoShims": "Images", "CExiv2Shims": "Images",
    "CXXHash": "BuildCache", "CSQLite": "BuildCache", "CLibXML2": "Markup",
    "CCMarkGFM": "Markdown", "CRename": "Gallery",
  ]

  /// Modules that compile for WebAssembly.
  static let engine = ["CollectionLayout", "LayoutCSS"]

  /// The folder of a module's sources.
  static func folder(of module: String) -> URL {
    module == "DefaultTheme"
      ? root.appending(path: "Templates") : root.appending(path: "Sources/\(module)")
  }

  /// The modules that a module's Swift files import, each with a file that does.
  static func imports(of module: String) throws -> [(imported: String, file: String)] {
    let files = FileManager.default.enumerator(
      at: folder(of: module), includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "swift" }
      .flatMap { file in
        try importLines(in: String(contentsOf: file, encoding: .utf8))
          .map { ($0, file.lastPathComponent) }
      }
  }

  /// The modules named by the `import` lines of a source file.
  static func importLines(in source: String) -> [String] {
    source.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let at = words.firstIndex(of: "import"), at <= 2, at + 1 < words.count,
        words[..<at].allSatisfy({ modifiers.contains(String($0)) })
      else { return nil }
      let name = kinds.contains(String(words[at + 1])) ? words.last : words[at + 1]
      return name.map { String($0.split(separator: ".")[0]) }
    }
  }

  private static let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let"]

  private static let modifiers: Set = [
    "public", "package", "internal", "private", "fileprivate", "@preconcurrency", "@testable",
    "@_exported",
  ]
}
