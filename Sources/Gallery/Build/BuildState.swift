import BuildCache
import Diagnostics

/// How a build left its input and its output: when both are still so, nothing needs to be done.
struct BuildState {
  /// The input's files as they stood.
  var stamps: Digest
  /// The input's files by their bytes.
  var contents: Digest
  /// The output's files as they stood.
  var output: Digest
  /// What the build had to say.
  var diagnostics: [Diagnostic]
  /// What the site shows.
  var counts: SiteCounts

  /// The state in which the last build for an output folder left things; `nil` where there is none.
  static func last(for output: OutputFolder, in place: Workplace) -> BuildState? {
    let key = Self.key(output, place.input)
    guard let bytes = place.cache.value(of: .build, for: key) else { return nil }
    var unpacker = Unpacker(bytes)
    return try? BuildState(&unpacker)
  }

  /// Remembers the state for the next build.
  func store(for output: OutputFolder, in place: Workplace) {
    var packer = Packer()
    pack(into: &packer)
    place.cache.store(packer.bytes, as: .build, for: Self.key(output, place.input))
    place.cache.commit()
  }

  private static func key(_ output: OutputFolder, _ input: String) -> [UInt8] {
    var packer = Packer()
    packer.pack(output.path)
    packer.pack(input)
    return Digest(of: packer.bytes).bytes
  }
}

extension BuildState {
  fileprivate init(_ unpacker: inout Unpacker) throws(UnpackingError) {
    stamps = try unpacker.digest()
    contents = try unpacker.digest()
    output = try unpacker.digest()
    diagnostics = try unpacker.list { (unpacker) throws(UnpackingError) in
      try Diagnostic(&unpacker)
    }
    counts = SiteCounts(photos: try unpacker.integer(), albums: try unpacker.integer())
  }

  fileprivate func pack(into packer: inout Packer) {
    for digest in [stamps, contents, output] { packer.pack(digest) }
    packer.pack(each: diagnostics) { $1.pack(into: &$0) }
    packer.pack(counts.photos)
    packer.pack(counts.albums)
  }
}

extension Diagnostic {
  fileprivate init(_ unpacker: inout Unpacker) throws(UnpackingError) {
    guard let severity = Severity(rawValue: try unpacker.integer()) else { throw UnpackingError() }
    let text = { (unpacker: inout Unpacker) throws(UnpackingError) in try unpacker.text() }
    self.init(
      severity, try unpacker.text(), try unpacker.text(), explanation: try unpacker.optional(text),
      at: try unpacker.optional { (unpacker) throws(UnpackingError) in
        try SourceLocation(&unpacker)
      }, solutions: try unpacker.list(of: text))
  }

  fileprivate func pack(into packer: inout Packer) {
    packer.pack(severity.rawValue)
    packer.pack(identifier)
    packer.pack(summary)
    packer.pack(explanation) { $0.pack($1) }
    packer.pack(location) { $1.pack(into: &$0) }
    packer.pack(each: solutions) { $0.pack($1) }
  }
}

extension SourceLocation {
  fileprivate init(_ unpacker: inout Unpacker) throws(UnpackingError) {
    let number = { (unpacker: inout Unpacker) throws(UnpackingError) in try unpacker.integer() }
    self.init(
      file: try unpacker.text(), line: try unpacker.optional(number),
      column: try unpacker.optional(number),
      keyPath: try unpacker.optional { (unpacker) throws(UnpackingError) in try unpacker.text() })
  }

  fileprivate func pack(into packer: inout Packer) {
    packer.pack(file)
    packer.pack(line) { $0.pack($1) }
    packer.pack(column) { $0.pack($1) }
    packer.pack(keyPath) { $0.pack($1) }
  }
}
