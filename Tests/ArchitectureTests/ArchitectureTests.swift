import Foundation
import Testing

@Suite("The house keeps its shape")
struct ArchitectureTests {
  static let rank = Dictionary(
    uniqueKeysWithValues: ModuleLayers.rows.enumerated().flatMap { row, modules in
      modules.map { ($0, row) }
    })

  @Test func everyFolderOfSourcesIsAModuleOfTheTable() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: ModuleLayers.root.appending(path: "Sources").path)
    let known = Set(Self.rank.keys)
    #expect(Set(folders).subtracting(known) == [])
  }

  @Test(arguments: ModuleLayers.rows.flatMap { $0 })
  func importsPointDown(module: String) throws {
    for (imported, file) in try ModuleLayers.imports(of: module) {
      guard let below = Self.rank[imported], let own = Self.rank[module] else { continue }
      #expect(below < own, "\(module)/\(file) imports \(imported)")
    }
  }

  @Test(arguments: ModuleLayers.rows.flatMap { $0 })
  func onlyItsBorderModuleImportsACLibrary(module: String) throws {
    for (imported, file) in try ModuleLayers.imports(of: module) {
      guard let owner = ModuleLayers.borders[imported] else { continue }
      #expect(module == owner, "\(module)/\(file) imports \(imported)")
    }
  }

  @Test(arguments: ModuleLayers.engine)
  func theEngineImportsNothingFromOutside(module: String) throws {
    for (imported, file) in try ModuleLayers.imports(of: module) {
      #expect(ModuleLayers.engine.contains(imported), "\(module)/\(file) imports \(imported)")
    }
  }

  /// The import lines promise it, the compiled code proves it: a mangled name of Foundation's
  /// would hold `10Foundation` or `20FoundationEssentials`.
  @Test(arguments: ModuleLayers.engine)
  func theEngineLinksNoFoundation(module: String) throws {
    let objects = try #require(objectFiles(of: module))
    #expect(!objects.isEmpty)
    for object in objects {
      let code = try Data(contentsOf: object)
      for name in ["10Foundation", "20FoundationEssentials"] {
        #expect(code.range(of: Data(name.utf8)) == nil, "\(object.lastPathComponent) uses \(name)")
      }
    }
  }

  @Test func importLinesAreReadWithTheirModifiers() {
    let source = """
      import A
      package import B
      @preconcurrency internal import C
      public import struct D.Thing
      let important = 1  // import nothing
      """
    #expect(ModuleLayers.importLines(in: source) == ["A", "B", "C", "D"])
  }

  /// The object files of a module, beside the running test bundle.
  private func objectFiles(of module: String) -> [URL]? {
    let products = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    var folder = products.deletingLastPathComponent()
    while folder.path != "/" {
      let candidate = folder.appending(path: "\(module).build")
      if let files = try? FileManager.default.contentsOfDirectory(
        at: candidate, includingPropertiesForKeys: nil)
      {
        return files.filter { $0.pathExtension == "o" }
      }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }
}
