/// Where a page lies, and how it links to others: always relative to itself, so that a site works
/// under any path and from disk.
struct PagePlace: Sendable {
  /// The page's folder under the output, one element a level.
  let folder: [String]
  /// The way to the output folder: empty, or `../` for each level.
  let root: String

  init(folder: [String]) {
    self.folder = folder
    root = String(repeating: "../", count: folder.count)
  }

  /// The page's file under the output.
  var file: String { (folder + ["index.html"]).joined(separator: "/") }

  /// The link to the page of a folder.
  func link(to target: [String]) -> String {
    let shared = zip(folder, target).prefix { $0 == $1 }.count
    var link = String(repeating: "../", count: folder.count - shared)
    for level in target[shared...] { link += level.encodedForURL + "/" }
    return link + "index.html"
  }
}

extension [String] {
  /// The address, below where the site is published, of the page of this folder; servers find its
  /// `index.html`.
  var publishedPath: String { map { $0.encodedForURL + "/" }.joined() }
}

extension String {
  /// The text as one step of a URL's path: percent-encoded but for what RFC 3986 leaves alone
  /// everywhere.
  var encodedForURL: String {
    guard utf8.contains(where: { !$0.isUnreserved }) else { return self }
    var encoded = ""
    for byte in utf8 {
      if byte.isUnreserved {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += (byte < 0x10 ? "%0" : "%") + digits
      }
    }
    return encoded
  }
}

extension UInt8 {
  /// RFC 3986 § 2.3.
  fileprivate var isUnreserved: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
    default: false
    }
  }
}
