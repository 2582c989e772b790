/// What a rule declares, in order.
struct Declarations {
  /// The declarations, joined as they stand in a rule.
  private(set) var text = ""

  /// Whether nothing is declared.
  var isEmpty: Bool { text.isEmpty }

  /// Declares a property.
  mutating func set(_ property: String, _ value: String) {
    if !text.isEmpty { text += ";" }
    text += property
    text += ":"
    text += value
  }

  /// Declares a length, unless it is nothing, as lengths are from the start.
  mutating func set(_ property: String, _ length: Affine) {
    if length.css() != "0" { set(property, length.rounded.css()) }
  }
}
