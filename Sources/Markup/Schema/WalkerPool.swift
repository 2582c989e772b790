internal import Synchronization

/// Walkers that are not in use, so that each thread finds one that remembers.
final class WalkerPool: Sendable {
  private let grammar: Grammar
  private let idle = Mutex<[SchemaWalker]>([])

  init(_ grammar: Grammar) { self.grammar = grammar }

  /// The faults of a page.
  func findings(in page: Page) -> [PageFinding] {
    var walker = idle.withLock { $0.popLast() } ?? SchemaWalker(grammar)
    let findings = walker.findings(in: page)
    if !walker.isWorn { idle.withLock { [walker] in $0.append(walker) } }
    return findings
  }
}
