/// What a name in a template can stand for.
///
/// `null`, `false`, the empty string and the empty list are false to a section.
package enum MustacheValue: Equatable, Sendable {
  /// Nothing: known, and empty.
  case null
  /// A truth; written as `true` or `false`.
  case bool(Bool)
  /// Text, which `{{name}}` escapes.
  case string(String)
  /// Markup, which `{{name}}` writes as it is; the caller answers for it.
  case markup(String)
  /// Values a section repeats its content for.
  case list([MustacheValue])
  /// Names and their values.
  case object(MustacheObject)
}

extension MustacheValue {
  /// True where a section shows its content.
  var isTrue: Bool {
    switch self {
    case .null: false
    case .bool(let truth): truth
    case .string(let text), .markup(let text): !text.isEmpty
    case .list(let values): !values.isEmpty
    case .object: true
    }
  }
}

extension MustacheValue: ExpressibleByBooleanLiteral {
  package init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension MustacheValue: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self = .string(value) }
}

extension MustacheValue: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: MustacheValue...) { self = .list(elements) }
}

extension MustacheValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral members: (String, MustacheValue)...) {
    self = .object(MustacheObject(members: members))
  }
}
