/// Checks how the files of one site hang together, from what each file's report says.
///
///     var checker = SiteChecker()
///     for file in files {
///       checker.add(file.path, validator.inspect(file.bytes, at: file.path).facts)
///     }
///     checker.add(SitePath("images/boat.1f3c-640.jpg"))
///     let findings = checker.findings()
package struct SiteChecker: Sendable {
  private var facts: [SitePath: FileFacts] = [:]

  /// Creates a checker of an empty site.
  package init() {}

  /// Adds a file; pictures and the like need no facts.
  package mutating func add(_ path: SitePath, _ facts: FileFacts = FileFacts()) {
    self.facts[path] = facts
  }

  /// The links that lead nowhere, by path and line.
  ///
  /// - Complexity: O(links × length of an address + files × log files).
  package func findings() -> [SiteFinding] {
    let anchors = facts.compactMapValues { $0.ids.map { Set($0.map(ExactText.init)) } }
    var neighbours: NearestFile?
    return facts.sorted { $0.key < $1.key }.flatMap { path, facts in
      facts.links.compactMap { link in
        guard var kind = fault(of: link, in: path, anchors: anchors) else { return nil }
        if case .missingFile(let missing, _) = kind {
          let search = neighbours ?? NearestFile(among: self.facts.keys)
          neighbours = search
          kind = .missingFile(missing, nearest: search.path(nearestTo: SitePath(missing)))
        }
        return SiteFinding(
          path: path, finding: PageFinding(kind, line: link.line, column: link.column))
      }
    }
  }

  /// What is wrong with a link; `nil` where nothing is.
  private func fault(
    of link: Link, in path: SitePath, anchors: [SitePath: Set<ExactText>]
  ) -> PageFinding.Kind? {
    do throws(PageFinding.Kind) {
      switch try Reference(link.address, in: path) {
      case .external(let scheme):
        if link.role == .resource { throw .externalResource(link.address) }
        if !Self.schemes.contains(scheme) { throw .forbiddenScheme(scheme, link: link.address) }
      case .file(let target, let fragment):
        guard facts[target] != nil else { throw .missingFile(target.description, nearest: nil) }
        if let fragment, let ids = anchors[target], !fragment.isAnchor(among: ids) {
          throw .missingFragment(fragment, page: target.description)
        }
      }
      return nil
    } catch {
      return error
    }
  }

  /// Schemes that a link may have: those that open a page or another program. The empty one is
  /// that of `//host/…`.
  private static let schemes: Set = ["", "http", "https", "mailto", "tel", "sms", "geo", "xmpp"]
}

/// A finding and the file it is in.
package struct SiteFinding: Hashable, Sendable {
  /// The file.
  package var path: SitePath
  /// What is wrong in it, and where.
  package var finding: PageFinding

  package init(path: SitePath, finding: PageFinding) {
    self.path = path
    self.finding = finding
  }
}
