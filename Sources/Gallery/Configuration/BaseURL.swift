/// Where a gallery is published.
package enum BaseURL {
  /// An address in the form everything else relies on: `http` or `https`, a host, no query and no
  /// fragment, a slash at the end; `nil` for what cannot be brought into it.
  package static func normalised(_ text: String) -> String? {
    let schemes = ["https://", "http://"]
    guard let scheme = schemes.first(where: { text.lowercased().hasPrefix($0) }) else { return nil }
    let rest = text.dropFirst(scheme.count)
    let host = rest.prefix { $0 != "/" }
    guard !host.isEmpty, !host.hasPrefix(":"), rest.unicodeScalars.allSatisfy(isAllowed) else {
      return nil
    }
    return scheme + rest + (rest.hasSuffix("/") ? "" : "/")
  }

  /// The characters of RFC 3986 without those that begin a query or a fragment, and letters of
  /// other scripts, which browsers encode.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    if !scalar.isASCII { return scalar.properties.isAlphabetic || scalar.properties.isEmoji }
    return Character(scalar).isLetter || Character(scalar).isNumber
      || "-._~:/[]@!$&'()*+,;=%".unicodeScalars.contains(scalar)
  }
}
