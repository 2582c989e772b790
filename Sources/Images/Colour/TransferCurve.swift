import Glibc

/// The curve of sRGB and Display P3 between channel values and amounts of light (IEC 61966-2-1).
enum TransferCurve {
  /// The amount of light, 0…1, of each channel value.
  static let light: [Double] = (0...255).map { value in
    let signal = Double(value) / 255
    return signal <= 0.04045 ? signal / 12.92 : pow((signal + 0.055) / 1.055, 2.4)
  }

  /// The channel value, 0…255, of an amount of light, 0…1.
  static func channel(_ light: Double) -> Int {
    let signal = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    return Int((signal * 255).rounded())
  }
}
