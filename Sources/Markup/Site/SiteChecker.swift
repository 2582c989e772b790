/// Checks how the files of one site hang together, from what each file's report says.
///
///     var checker = SiteChecker()
///     for file in files {
///       checker.add(file.path, validator.inspect(file.bytes, at: file.path).facts)
///     }
///     checker.add(SitePath("images/boat.1f3c-640.jpg"))
///     let findings = checker.findings()
///
/// Facts of files that did not change may come from a cache: adding them costs nothing.
package struct SiteChecker: Sendable {
  private var facts: [SitePath: FileFacts] = [:]

  /// Creates a checker of an empty site.
  package init() {}

  /// Adds a file; pictures and the like need no facts.
  package mutating func add(_ path: SitePath, _ facts: FileFacts = FileFacts()) {
    self.facts[path] = facts
  }

  /// The links that are wrong, by path and then in the order of lines.
  ///
  /// - Complexity: O(links × length of an address + files + faults × log faults).
  package func findings() -> [SiteFinding] {
    let anchors = facts.compactMapValues { $0.ids.map { Set($0.map(ExactText.init)) } }
    var faults: [(path: SitePath, link: Link, fault: LinkFault)] = []
    for (path, facts) in facts {
      for link in facts.links {
        guard let fault = fault(of: link, in: path, anchors: anchors) else { continue }
        faults.append((path, link, fault))
      }
    }
    guard !faults.isEmpty else { return [] }
    let nearestFile = NearestFile(among: facts.keys)
    return faults.map { path, link, fault in
      SiteFinding(
        path: path,
        finding: PageFinding(
          .link(nearestFile.completing(fault)), line: link.line, column: link.column))
    }.sorted { ($0.path, $0.finding) < ($1.path, $1.finding) }
  }

  private func fault(
    of link: Link, in path: SitePath, anchors: [SitePath: Set<ExactText>]
  ) -> LinkFault? {
    do throws(LinkFault) {
      switch try Reference(link.address, in: path) {
      case .external(let scheme):
        if link.role == .resource { return .externalResource(link.address) }
        return Self.schemes.contains(scheme) ? nil : .forbiddenScheme(scheme, link: link.address)
      case .file(let target, let fragment):
        guard facts[target] != nil else {
          return .missingFile(target.description, nearest: nil)
        }
        guard let fragment, let ids = anchors[target], !fragment.isAnchor(among: ids) else {
          return nil
        }
        return .missingFragment(fragment, page: target.description)
      }
    } catch {
      return error
    }
  }

  /// Schemes that a link may have: those that open a page or another program. The empty one is
  /// that of `//host/…`.
  private static let schemes: Set = ["", "http", "https", "mailto", "tel", "sms", "geo", "xmpp"]
}
