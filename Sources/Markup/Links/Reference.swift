/// An address in a file of a site, taken apart and resolved without asking which files there are.
enum Reference: Equatable {
  /// A file of the site; `fragment` is decoded.
  case file(SitePath, fragment: String?)
  /// Something outside the site, by its scheme in lower case; empty for `//host/…`.
  case external(scheme: String)
}

extension Reference {
  /// Resolves an address as a browser would, and refuses what only some browsers or servers accept.
  ///
  /// - Parameters:
  ///   - address: The address, character references replaced.
  ///   - base: The file it stands in.
  /// - Throws: What is wrong with it.
  init(_ address: String, in base: SitePath) throws(LinkFault) {
    if let scheme = Self.scheme(of: address) {
      self = .external(scheme: scheme)
      return
    }
    guard !address.utf8.contains(where: \.mayNotStandInAddress) else {
      throw .malformedLink(address)
    }
    if address.utf8.starts(with: "//".utf8) {
      self = .external(scheme: "")
      return
    }
    let (path, fragment) = Self.split(address)
    if path.first == UInt8(ascii: "/") { throw .rootedLink(address) }
    let decodedFragment = try fragment.map { text throws(LinkFault) in
      String(decoding: try Self.decode(text, of: address), as: UTF8.self)
    }
    guard !path.isEmpty else {
      self = .file(base, fragment: decodedFragment)
      return
    }
    self = .file(try Self.resolve(path, of: address, in: base), fragment: decodedFragment)
  }

  /// The scheme in lower case (RFC 3986 § 3.1).
  private static func scheme(of address: String) -> String? {
    guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = address.utf8[..<colon]
    guard scheme.first?.isLetter == true, scheme.allSatisfy(\.mayStandInScheme) else { return nil }
    return String(Substring(scheme)).lowercased()
  }

  /// The path and the fragment; a query, which no static file minds, is left out.
  private static func split(
    _ address: String
  ) -> (path: Substring.UTF8View, fragment: Substring.UTF8View?) {
    let utf8 = Substring(address).utf8
    let path = utf8.prefix { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "?") }
    let fragment = utf8.firstIndex(of: UInt8(ascii: "#")).map { utf8[utf8.index(after: $0)...] }
    return (path, fragment)
  }

  /// Walks a relative path from the base file's folder.
  ///
  /// - Complexity: O(length).
  private static func resolve(
    _ path: Substring.UTF8View, of address: String, in base: SitePath
  ) throws(LinkFault) -> SitePath {
    var walk = PathWalk(from: base, reserving: path.count)
    var rest = path
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "/") {
        if walk.step == .nowhere { throw .malformedLink(address) }
        guard walk.enter() else { throw .escapingLink(address) }
      } else {
        let byte = try decode(byte, &rest, of: address)
        if byte == UInt8(ascii: "/") || byte == 0 { throw .malformedLink(address) }
        walk.spell(byte)
      }
    }
    guard walk.step == .name else { throw .folderLink(address) }
    return SitePath(bytes: walk.path)
  }

  /// The bytes of percent-encoded text.
  private static func decode(
    _ text: Substring.UTF8View, of address: String
  ) throws(LinkFault) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() { bytes.append(try decode(byte, &rest, of: address)) }
    return bytes
  }

  /// A byte as it stands, or the one that the two digits after a percent sign mean.
  private static func decode(
    _ byte: UInt8, _ rest: inout Substring.UTF8View, of address: String
  ) throws(LinkFault) -> UInt8 {
    guard byte == UInt8(ascii: "%") else { return byte }
    guard let high = rest.popFirst()?.hexadecimalValue,
      let low = rest.popFirst()?.hexadecimalValue
    else { throw .malformedLink(address) }
    return high << 4 | low
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  fileprivate var mayStandInScheme: Bool {
    isLetter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || self == UInt8(ascii: "+") || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
  }

  /// Whether browsers drop or replace it in an address: controls, spaces and the backslash.
  fileprivate var mayNotStandInAddress: Bool {
    self <= 0x20 || self == 0x7F || self == UInt8(ascii: "\\")
  }
}
