/// The lengths a section is built from, whatever the number of its items.
///
/// *Along* is the direction in which groups follow each other: down the page, or sideways in a
/// strip that scrolls; *across* is the other. `Value` is a number where the section was solved at
/// one size, and an `Affine` length where it holds for a range of sizes.
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
  /// The start of the window a strip is seen through, along; of use in strips only.
  var windowStart: Value
  /// The extent of that window, along.
  var window: Value
  /// The places of a group's leaves: along from the start of the group, across from the body's.
  var slots: [Box<Value>]
}

extension SectionGeometry {
  /// All lengths in a row, in an order that depends on the number of slots alone.
  var values: [Value] {
    var values = [spacing, start, end, advance, extent, breadth, windowStart, window]
    values.reserveCapacity(values.count + slots.count * 4)
    for slot in slots {
      values.append(slot.x)
      values.append(slot.y)
      values.append(slot.width)
      values.append(slot.height)
    }
    return values
  }

  /// Puts lengths that stand in the order of `values` back in their places.
  init(values: [Value]) {
    self.init(
      spacing: values[0], start: values[1], end: values[2], advance: values[3], extent: values[4],
      breadth: values[5], windowStart: values[6], window: values[7],
      slots: stride(from: 8, to: values.count, by: 4).map {
        Box(x: values[$0], y: values[$0 + 1], width: values[$0 + 2], height: values[$0 + 3])
      })
  }
}

extension SectionGeometry: Equatable where Value: Equatable {}
extension SectionGeometry: Sendable where Value: Sendable {}
