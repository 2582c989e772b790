/// Checks published files one at a time: pages against the schema and the rules, feeds and site
/// maps for being XML, and reads the links of pages and stylesheets for `SiteChecker`.
///
/// One validator serves any number of threads.
package struct PageValidator: Sendable {
  private let schema: WalkerPool

  /// Prepares the schema.
  ///
  /// - Throws: `MarkupError.unreadableSchema`.
  package init() throws(MarkupError) { schema = WalkerPool(try GrammarReader.embedded()) }

  /// Checks one file of a site by what its name says that it is.
  ///
  /// - Complexity: O(bytes) for a good file.
  package func inspect(_ bytes: [UInt8], at path: SitePath) -> FileReport {
    switch path.pathExtension {
    case "html": inspect(page: bytes)
    case "css": inspect(stylesheet: bytes)
    case "xml", "svg", "xhtml": inspect(xml: bytes)
    default: FileReport(facts: FileFacts(), findings: [])
    }
  }

  /// Checks one page.
  ///
  /// - Complexity: O(bytes) for a good page.
  package func inspect(page bytes: [UInt8]) -> FileReport {
    do throws(PageFinding) {
      let page = try Page(bytes)
      let (links, linkFindings) = page.readLinks()
      let findings = schema.findings(in: page) + page.ruleFindings + linkFindings
      return FileReport(facts: FileFacts(links: links, ids: page.ids), findings: findings.sorted())
    } catch {
      return FileReport(facts: FileFacts(ids: []), findings: [error])
    }
  }

  /// Reads the addresses in a stylesheet.
  package func inspect(stylesheet bytes: [UInt8]) -> FileReport {
    let lines = LineTable(bytes)
    let links = Stylesheet(bytes).addresses.map { address, offset in
      let (line, column) = lines.position(of: offset)
      return Link(address, role: .resource, line: line, column: column)
    }
    return FileReport(
      facts: FileFacts(links: links.filter { $0.address.utf8.first != UInt8(ascii: "#") }),
      findings: [])
  }

  /// Checks that a file is XML.
  package func inspect(xml bytes: [UInt8]) -> FileReport {
    do throws(PageFinding) {
      _ = try XMLDocument.parse(bytes)
      return FileReport(facts: FileFacts(), findings: [])
    } catch {
      return FileReport(facts: FileFacts(), findings: [error])
    }
  }
}
