/// The direction something is laid along.
package enum LayoutAxis: Sendable {
  case horizontal
  case vertical

  /// The other direction.
  package var crossed: LayoutAxis {
    self == .horizontal ? .vertical : .horizontal
  }
}

// What is written along and across an axis is written once for both directions.

extension CGSize {
  package init(_ axis: LayoutAxis, along: CGFloat, across: CGFloat) {
    self =
      axis == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  package subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  package init(_ axis: LayoutAxis, along: CGFloat, across: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  package subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension CGRect {
  /// The lesser coordinate along an axis.
  package func start(_ axis: LayoutAxis) -> CGFloat { origin[axis] }
  /// The greater coordinate along an axis.
  package func end(_ axis: LayoutAxis) -> CGFloat { origin[axis] + size[axis] }
}

extension NSDirectionalEdgeInsets {
  /// The inset before the content along an axis, left to right.
  package func start(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? leading : top }
  /// The inset after the content along an axis, left to right.
  package func end(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? trailing : bottom }
  /// Both insets along an axis.
  package func total(_ axis: LayoutAxis) -> CGFloat { start(axis) + end(axis) }

  /// The insets across an axis only, none along it.
  package func acting(across axis: LayoutAxis) -> NSDirectionalEdgeInsets {
    axis == .vertical
      ? NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
      : NSDirectionalEdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
  }
}
