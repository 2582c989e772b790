/// The grid frames are rounded to where a device is imitated.
///
/// UIKit rounds each extent to the nearest pixel, a half upwards, and adds the rounded extents up.
struct PixelGrid {
  /// Pixels a point; nothing is rounded without it.
  let scale: CGFloat?

  func rounded(_ length: CGFloat) -> CGFloat {
    guard let scale else { return length }
    return (length * scale + 0.5).rounded(.down) / scale
  }

  func rounded(_ size: CGSize) -> CGSize {
    CGSize(width: rounded(size.width), height: rounded(size.height))
  }

  /// The rectangle with a rounded corner and a rounded extent, as cells have.
  func roundedExtent(_ rect: CGRect) -> CGRect {
    CGRect(
      origin: CGPoint(x: rounded(rect.minX), y: rounded(rect.minY)), size: rounded(rect.size))
  }

  /// The rectangle with each edge rounded by itself, as supplementary views have.
  func roundedEdges(_ rect: CGRect) -> CGRect {
    let x = rounded(rect.minX)
    let y = rounded(rect.minY)
    return CGRect(x: x, y: y, width: rounded(rect.maxX) - x, height: rounded(rect.maxY) - y)
  }
}
