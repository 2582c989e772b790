import CPhotoShims
import CVipsShims

extension Raster {
  /// Converts the pixels from the profile that the picture's file embeds. Without one they are sRGB
  /// (as browsers take it), and so are those of a profile that is broken or of other channels.
  func convert(from profile: [UInt8], to wanted: DerivativeColour) {
    guard !profile.isEmpty else { return }
    let target = wanted.profile
    guard target != nil || wanted == .sRGB else { return }
    var shim = shim
    guard cp_convert(&shim, profile, profile.count, target, target?.count ?? 0) == 0 else { return }
    colour = wanted
  }

  /// The mean colour as light mixes it, as 0xRRGGBB in sRGB; `nil` for a picture with transparent
  /// parts.
  ///
  /// - Complexity: O(pixels).
  var meanColour: UInt32? {
    guard !hasAlpha else { return nil }
    var sums = (red: 0.0, green: 0.0, blue: 0.0)
    for index in stride(from: 0, to: pixels.count, by: 4) {
      sums.red += TransferCurve.light[Int(pixels[index])]
      sums.green += TransferCurve.light[Int(pixels[index + 1])]
      sums.blue += TransferCurve.light[Int(pixels[index + 2])]
    }
    let count = Double(width * height)
    let channels = [sums.red, sums.green, sums.blue].map { TransferCurve.channel($0 / count) }
    return channels.reduce(0) { $0 << 8 | UInt32($1) }
  }
}

extension DerivativeColour {
  /// The ICC profile of the colour space; none for sRGB, which a picture without a profile is in.
  var profile: [UInt8]? { self == .sRGB ? nil : Self.displayP3Profile }

  private static let displayP3Profile: [UInt8]? = {
    var size = 0
    guard Pictures.libvipsIsReady, let bytes = vs_profile("p3", &size) else { return nil }
    defer { vs_free(bytes) }
    return Array(UnsafeRawBufferPointer(start: bytes, count: size))
  }()
}
