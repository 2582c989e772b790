internal import Mustache

extension MustacheValue {
  /// Text, or nothing.
  static func text(_ text: String?) -> MustacheValue {
    text.map(MustacheValue.string) ?? .null
  }

  /// A number in digits.
  static func number(_ number: Int) -> MustacheValue { .string(String(number)) }
}
