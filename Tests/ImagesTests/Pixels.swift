import Foundation

@testable import Images

/// A picture's pixels as ImageMagick reads them, or as it makes them.
struct Pixels {
  let width: Int
  let height: Int
  /// Red, green, blue and alpha of each pixel, from the top left.
  let bytes: [UInt8]

  /// Reads a file, after operations such as `-auto-orient`.
  init(of path: String, _ operations: String...) throws {
    let size = try Self.output(path, operations, ["-format", "%w %h", "info:"])
    let numbers = String(decoding: size, as: UTF8.self).split(separator: " ").compactMap { Int($0) }
    (width, height) = (numbers[0], numbers[1])
    bytes = try Self.output(path, operations, ["-depth", "8", "rgba:-"])
  }

  init(_ raster: Raster) {
    (width, height) = (raster.width, raster.height)
    bytes = Array(raster.pixels)
  }

  /// The channels of the pixel at a place.
  subscript(x: Int, y: Int) -> [Int] {
    (0..<4).map { Int(bytes[4 * (y * width + x) + $0]) }
  }

  /// The square root of the mean squared difference of the channels, in levels of 255.
  func difference(to other: Pixels) -> Double {
    guard (width, height) == (other.width, other.height) else { return .infinity }
    let squares = zip(bytes, other.bytes).reduce(0) { sum, pair in
      let difference = Int(pair.0) - Int(pair.1)
      return sum + difference * difference
    }
    return (Double(squares) / Double(bytes.count)).squareRoot()
  }

  private static func output(
    _ path: String, _ operations: [String], _ end: [String]
  ) throws -> [UInt8] {
    try Tool.convert.run(["\(path)[0]"] + operations + end)
  }
}

/// Whether a colour is another within some levels of each channel.
func isClose(_ a: [Int], _ b: [Int], within levels: Int) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= levels }
}
