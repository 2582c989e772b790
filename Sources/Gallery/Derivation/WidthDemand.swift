/// How often pictures are asked for at which width in pixels.
package struct WidthDemand: Sendable {
  /// The weight of each width in pixels.
  package private(set) var weights: [Int: Double] = [:]

  package init() {}

  /// Adds a slot as it is on a device.
  ///
  /// - Parameter width: the slot's width in CSS px.
  package mutating func add(slotWidth width: Double, on device: Device) {
    guard let pixels = device.pixels(forWidth: width) else { return }
    weights[pixels, default: 0] += device.weight
  }

  /// Adds all that another demand asks for.
  package mutating func add(_ other: WidthDemand) {
    weights.merge(other.weights, uniquingKeysWith: +)
  }

  /// The most pixels asked for; 0 when nothing is.
  package var largest: Int { weights.keys.max() ?? 0 }
}

/// A screen that people look at galleries with.
package struct Device: Sendable {
  /// The viewport's width in CSS px.
  package var width: Double
  /// The viewport's height in CSS px.
  package var height: Double
  /// Device pixels in a CSS px.
  package var pixelRatio: Double
  /// How common it is; all together are 100.
  package var weight: Double

  /// Screens of all kinds, about as common as they were among visitors of web sites in 2025.
  package static let common = [
    Device(width: 360, height: 720, pixelRatio: 3, weight: 16),
    Device(width: 390, height: 760, pixelRatio: 3, weight: 20),
    Device(width: 412, height: 820, pixelRatio: 2.625, weight: 16),
    Device(width: 430, height: 840, pixelRatio: 3, weight: 6),
    Device(width: 820, height: 1100, pixelRatio: 2, weight: 3),
    Device(width: 1024, height: 768, pixelRatio: 2, weight: 2),
    Device(width: 1280, height: 640, pixelRatio: 1, weight: 4),
    Device(width: 1366, height: 650, pixelRatio: 1, weight: 6),
    Device(width: 1440, height: 780, pixelRatio: 2, weight: 9),
    Device(width: 1536, height: 730, pixelRatio: 1.25, weight: 7),
    Device(width: 1920, height: 940, pixelRatio: 1, weight: 9),
    Device(width: 2560, height: 1300, pixelRatio: 1, weight: 2),
  ]

  /// The device pixels that fill a width in CSS px; `nil` for a width that is none.
  func pixels(forWidth width: Double) -> Int? {
    let pixels = (width * pixelRatio).rounded(.up)
    return pixels >= 1 && pixels < 1e6 ? Int(pixels) : nil
  }
}
