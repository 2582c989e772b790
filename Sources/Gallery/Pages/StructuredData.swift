/// A value of JSON, for the data that pages carry for search engines (schema.org, JSON-LD).
indirect enum StructuredData {
  case text(String)
  case number(Int)
  case object(KeyValuePairs<String, StructuredData?>)

  /// The value as JSON that may stand in a `<script>` of a page that is XML and HTML at once: no
  /// `<`, `>` or `&` is left, nor a character that XML cannot hold.
  ///
  /// Members without a value are left out.
  var json: String {
    switch self {
    case .text(let text): quoted(text)
    case .number(let number): String(number)
    case .object(let members):
      "{"
        + members.compactMap { name, value in value.map { "\(quoted(name)):\($0.json)" } }
        .joined(separator: ",") + "}"
    }
  }

  static func text(_ text: String?) -> StructuredData? { text.map(StructuredData.text) }
}

private func quoted(_ text: String) -> String {
  var json = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\", "<", ">", "&", "'", "\u{0}"..."\u{1F}", "\u{2028}", "\u{2029}",
      "\u{FFFE}", "\u{FFFF}":
      let digits = String(scalar.value, radix: 16)
      json += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    default: json.unicodeScalars.append(scalar)
    }
  }
  return json + "\""
}
