import CollectionLayout
import Testing

/// How close a frame must come to the expected one.
struct FrameTolerance {
  let origin: CGSize
  let size: CGFloat

  /// The expected values have four decimals.
  static let exact = FrameTolerance(origin: CGSize(width: 0.001, height: 0.001), size: 0.001)

  /// UIKit rounds sizes to pixels and adds them up.
  static func pixels(slack: CGSize, scale: CGFloat) -> FrameTolerance {
    FrameTolerance(
      origin: CGSize(width: slack.width + 0.001, height: slack.height + 0.001),
      size: 0.5 / scale + 0.001)
  }
}

/// Compares two frames.
func expect(
  _ frame: CGRect, isCloseTo expected: CGRect, _ tolerance: FrameTolerance, _ what: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let isClose =
    (frame.minX - expected.minX).magnitude <= tolerance.origin.width
    && (frame.minY - expected.minY).magnitude <= tolerance.origin.height
    && (frame.width - expected.width).magnitude <= tolerance.size
    && (frame.height - expected.height).magnitude <= tolerance.size
  #expect(isClose, "\(what): \(frame), expected \(expected)", sourceLocation: sourceLocation)
}
