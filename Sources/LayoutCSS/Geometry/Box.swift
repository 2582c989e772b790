/// A rectangle, in the terms of a page that reads left to right.
struct Box<Value> {
  /// From the left.
  var x: Value
  /// From the top.
  var y: Value
  /// The width.
  var width: Value
  /// The height.
  var height: Value
}

extension Box: Equatable where Value: Equatable {}
extension Box: Sendable where Value: Sendable {}

extension Box where Value == Affine {
  /// The far edge across.
  var maxX: Affine { x + width }
  /// The far edge down.
  var maxY: Affine { y + height }
}
