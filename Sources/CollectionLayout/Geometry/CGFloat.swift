/// A length or coordinate in points.
///
/// UIKit's name; always `Double` here, on every platform.
public typealias CGFloat = Double

/// Returns the greatest whole number that is not above a value.
///
/// Layout code written for UIKit gets it from there; a C library's own, where imported, wins.
@_disfavoredOverload
public func floor(_ value: CGFloat) -> CGFloat {
  value.rounded(.down)
}

/// Returns the least whole number that is not below a value.
///
/// Layout code written for UIKit gets it from there; a C library's own, where imported, wins.
@_disfavoredOverload
public func ceil(_ value: CGFloat) -> CGFloat {
  -(-value).rounded(.down)
}
