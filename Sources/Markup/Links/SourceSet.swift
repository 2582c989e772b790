/// A `srcset` attribute, read as HTML § 4.8.4.4.6 says.
struct SourceSet {
  /// The candidates' addresses, in order.
  private(set) var addresses: [String] = []
  /// The candidates that browsers would leave out, as written.
  private(set) var malformed: [String] = []
  /// Whether a candidate has a width descriptor, which `sizes` is needed for.
  private(set) var hasWidths = false

  init(_ text: String) {
    var rest = text.utf8[...]
    while true {
      rest = rest.drop { $0.isXMLSpace || $0 == UInt8(ascii: ",") }
      guard !rest.isEmpty else { return }
      let word = rest.prefix { !$0.isXMLSpace }
      rest = rest[word.endIndex...]
      var address = word
      while address.last == UInt8(ascii: ",") { address.removeLast() }
      var descriptors = rest.prefix(0)
      if address.endIndex == word.endIndex {
        descriptors = rest.prefix { $0 != UInt8(ascii: ",") }
        rest = rest[descriptors.endIndex...]
      }
      add(String(Substring(address)), descriptors: String(Substring(descriptors)))
    }
  }

  private mutating func add(_ address: String, descriptors: String) {
    addresses.append(address)
    let words = descriptors.utf8.split(whereSeparator: \.isXMLSpace).map(Substring.init)
    guard let word = words.first else { return }
    let number = word.dropLast()
    let isWhole = number.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    switch word.last {
    case "w" where words.count == 1 && isWhole && (UInt(number) ?? 0) > 0: hasWidths = true
    case "x" where words.count == 1 && (Double(number).map { $0 >= 0 && $0.isFinite } ?? false):
      break
    default: malformed.append("\(address) \(words.joined(separator: " "))")
    }
  }
}
