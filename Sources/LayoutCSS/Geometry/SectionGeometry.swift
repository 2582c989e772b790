/// The lengths a section is built from, whatever the number of its items.
///
/// *Along* is the direction in which groups follow each other: down the page, or sideways in a
/// strip that scrolls. `Value` is a number where the section was solved at one size, and an
/// `Affine` length where it holds for a range of sizes.
struct SectionGeometry<Value> {
  /// How far the section lies below the one before, or below the content's start.
  var spacing: Value
  /// From the start of the body to the first group.
  var start: Value
  /// From the last group to the end of the body.
  var end: Value
  /// From the start of a group to the start of the next.
  var advance: Value
  /// The extent of a group along.
  var extent: Value
  /// The extent of the body across; of use in strips only.
  var breadth: Value
  /// The extent of the window a strip is seen through, along.
  var viewport: Value
  /// The places of a group's leaves: along from the start of the group, across from the body's.
  var slots: [Box<Value>]
}

/// A rectangle, its edges in the terms of a page that reads left to right.
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

extension SectionGeometry {
  /// All lengths in a row, in an order that depends on the number of slots alone.
  var values: [Value] {
    [spacing, start, end, advance, extent, breadth, viewport]
      + slots.flatMap { [$0.x, $0.y, $0.width, $0.height] }
  }

  /// Puts lengths that stand in the order of `values` back in their places.
  init(values: [Value]) {
    self.init(
      spacing: values[0], start: values[1], end: values[2], advance: values[3], extent: values[4],
      breadth: values[5], viewport: values[6],
      slots: stride(from: 7, to: values.count, by: 4).map {
        Box(x: values[$0], y: values[$0 + 1], width: values[$0 + 2], height: values[$0 + 3])
      })
  }
}

extension Box: Equatable where Value: Equatable {}
extension Box: Sendable where Value: Sendable {}
extension SectionGeometry: Equatable where Value: Equatable {}
extension SectionGeometry: Sendable where Value: Sendable {}
