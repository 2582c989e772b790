/// Bounds beyond which a description is a mistake; within them every sum stays finite.
enum LayoutLimits {
  /// The greatest length, in points.
  static let length: CGFloat = 1e9
  /// How much longer than its room a row may be and still fit, in points: sums of thirds exceed 1,
  /// and UIKit was seen to fit a row 0.004 too long.
  static let tolerance: CGFloat = 0.01
  /// The greatest number of items a group repeats.
  static let itemsInGroup = 1 << 16
  /// The greatest number of items in a section that are asked for their sizes one by one.
  static let itemsAsked = 1 << 24
  /// The greatest depth of groups within groups.
  static let nesting = 64
}

/// Checks of numbers that come from outside.
enum LayoutCheck {
  /// Returns a length that must not be below zero.
  static func length(
    _ value: CGFloat, _ quantity: LayoutQuantity, _ place: LayoutPlace
  ) throws(LayoutError) -> CGFloat {
    guard value >= 0 else { throw .impossibleLength(place, quantity, value) }
    return try distance(value, quantity, place)
  }

  /// Returns a distance that may go either way.
  static func distance(
    _ value: CGFloat, _ quantity: LayoutQuantity, _ place: LayoutPlace
  ) throws(LayoutError) -> CGFloat {
    guard value.magnitude <= LayoutLimits.length else {
      throw .impossibleLength(place, quantity, value)
    }
    return value
  }

  static func insets(
    _ insets: NSDirectionalEdgeInsets, _ place: LayoutPlace
  ) throws(LayoutError) -> NSDirectionalEdgeInsets {
    _ = try distance(insets.top, .insets, place)
    _ = try distance(insets.leading, .insets, place)
    _ = try distance(insets.bottom, .insets, place)
    _ = try distance(insets.trailing, .insets, place)
    return insets
  }

  static func point(
    _ point: CGPoint, _ quantity: LayoutQuantity, _ place: LayoutPlace
  ) throws(LayoutError) -> CGPoint {
    CGPoint(x: try distance(point.x, quantity, place), y: try distance(point.y, quantity, place))
  }
}
