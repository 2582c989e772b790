import BuildCache
import Diagnostics
import Markup
import Mustache

extension SiteBuild {
  /// *validate*: whether every page is sound and every link leads somewhere. What is wrong is
  /// named; the site is written nevertheless.
  func validate(
    _ files: [RenderedFile], _ images: [OutputFile], _ place: Workplace
  ) throws(BuildFailure) {
    reporter.begin(.validate, total: files.count, work: files.count)
    let inspector = try PageInspector(cache: place.cache)
    let inspections = outcomes(of: files, known: inspector.known, inspector.inspect)
    place.cache.commit()
    try proceed()
    let findings = findings(of: inspections.compactMap(\.self), in: files, images)
    diagnostics += findings
    reporter.end(
      .validated(
        files: files.count, fromCache: inspections.count { $0?.isFromCache == true },
        findings: findings.count))
  }

  private func findings(
    of inspections: [PageInspector.Inspection], in files: [RenderedFile], _ images: [OutputFile]
  ) -> [Diagnostic] {
    var checker = SiteChecker()
    var findings: [SiteFinding] = []
    for (file, inspection) in zip(files, inspections) {
      let path = SitePath(file.path)
      usage.use(.page, inspection.key)
      checker.add(path, inspection.facts)
      findings += inspection.findings.map { SiteFinding(path: path, finding: $0) }
    }
    for image in images { checker.add(SitePath(image.path.text)) }
    findings += checker.findings()
    guard !findings.isEmpty else { return [] }
    let renderings = Dictionary(files.map { (SitePath($0.path), $0.rendering) }) { first, _ in first
    }
    return PageDiagnostics(findings) { finding in
      renderings[finding.path]??.origin(ofLine: finding.finding.line)
    }.diagnostics
  }
}

/// Inspects pages; those without faults only once.
private struct PageInspector: Sendable {
  private let cache: BuildCache
  private let validator: PageValidator

  /// What was found in a file.
  struct Inspection: Sendable {
    var facts: FileFacts
    var findings: [PageFinding]
    var key: [UInt8]
    var isFromCache: Bool
  }

  init(cache: BuildCache) throws(BuildFailure) {
    self.cache = cache
    do throws(MarkupError) { validator = try PageValidator() } catch {
      throw BuildFailure(error.diagnostic)
    }
  }

  /// What an earlier build has found in a file of these bytes.
  func known(_ file: RenderedFile) -> Inspection? {
    let key = key(of: file)
    guard let packed = cache.value(of: .page, for: key), let facts = try? FileFacts(packed: packed)
    else { return nil }
    return Inspection(facts: facts, findings: [], key: key, isFromCache: true)
  }

  func inspect(_ file: RenderedFile) -> Inspection {
    let key = key(of: file)
    let report = validator.inspect(file.bytes, at: SitePath(file.path))
    if report.findings.isEmpty { cache.store(report.facts.packed, as: .page, for: key) }
    return Inspection(
      facts: report.facts, findings: report.findings, key: key, isFromCache: false)
  }

  /// What is found depends on the file's kind and the tool as well as on its bytes.
  private func key(of file: RenderedFile) -> [UInt8] {
    var packer = Packer()
    packer.pack(Digest(of: file.bytes))
    packer.pack(ToolIdentity.digest)
    packer.pack(String(file.path.split(separator: ".").last ?? ""))
    return Digest(of: packer.bytes).bytes
  }
}

extension FileFacts {
  /// The facts as the cache keeps them.
  fileprivate var packed: [UInt8] {
    var packer = Packer()
    packer.pack(each: links) { packer, link in
      packer.pack(link.address)
      packer.pack(Int(link.role.rawValue))
      packer.pack(link.line)
      packer.pack(link.column)
    }
    packer.pack(ids) { packer, ids in packer.pack(each: ids) { $0.pack($1) } }
    return packer.bytes
  }

  /// Reads what `packed` wrote.
  fileprivate init(packed bytes: [UInt8]) throws(UnpackingError) {
    var unpacker = Unpacker(bytes)
    let links = try unpacker.list { (unpacker) throws(UnpackingError) in try Link(&unpacker) }
    let ids = try unpacker.optional { (unpacker) throws(UnpackingError) in
      try unpacker.list { (unpacker) throws(UnpackingError) in try unpacker.text() }
    }
    self.init(links: links, ids: ids)
  }
}

extension Link {
  fileprivate init(_ unpacker: inout Unpacker) throws(UnpackingError) {
    let address = try unpacker.text()
    guard let role = Role(rawValue: UInt8(clamping: try unpacker.integer())) else {
      throw UnpackingError()
    }
    self.init(address, role: role, line: try unpacker.integer(), column: try unpacker.integer())
  }
}
