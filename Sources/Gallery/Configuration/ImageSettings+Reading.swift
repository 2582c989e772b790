import Images
import JSON5

extension ImageSettings {
  /// Reads the object under `images`.
  init(_ fields: JSON5Fields) {
    let formats = fields["formats"]?.list { $0.choice(PublishedFormat.self) }
    if let formats, formats.isEmpty { fields["formats"]?.report(.empty) }
    let qualities = fields["quality"]?.object(EncoderNumbers.qualities) ?? EncoderNumbers()
    let efforts = fields["effort"]?.object(EncoderNumbers.efforts) ?? EncoderNumbers()
    encodings = PublishedFormat.inOrder(formats ?? [.jpeg, .webp]).map { format in
      DerivativeEncoding(
        format.derivative, quality: qualities[format], effort: efforts[format])
    }
    widths = fields["widths"]?.widths()
    colour = fields["colour"]?.choice(PublishedColour.self)?.derivative ?? .sRGB
    maxPixels =
      fields["maxPixels"]?.integer(in: 1...100_000_000_000) ?? Pictures.defaultPixelLimit
  }
}

/// The formats as settings name them. PNG is none of them: it is made of what JPEG cannot hold.
private enum PublishedFormat: String, CaseIterable {
  case jpeg, webp, avif

  var derivative: DerivativeFormat {
    switch self {
    case .jpeg: .jpeg
    case .webp: .webp
    case .avif: .avif
    }
  }

  /// Each format once, the smaller file last.
  static func inOrder(_ formats: [PublishedFormat]) -> [PublishedFormat] {
    allCases.filter(formats.contains)
  }
}

/// The colour spaces as settings name them.
private enum PublishedColour: String, CaseIterable {
  case srgb, p3

  var derivative: DerivativeColour { self == .srgb ? .sRGB : .displayP3 }
}

/// A number for some of the formats.
private struct EncoderNumbers {
  private var numbers: [PublishedFormat: Int] = [:]

  subscript(format: PublishedFormat) -> Int? { numbers[format] }

  static func qualities(_ fields: JSON5Fields) -> EncoderNumbers {
    var qualities = EncoderNumbers()
    for format in PublishedFormat.allCases {
      qualities.numbers[format] = fields[format.rawValue]?.integer(in: 1...100)
    }
    return qualities
  }

  static func efforts(_ fields: JSON5Fields) -> EncoderNumbers {
    var efforts = EncoderNumbers()
    efforts.numbers[.webp] = fields["webp"]?.integer(in: 0...6)
    efforts.numbers[.avif] = fields["avif"]?.integer(in: 0...9)
    return efforts
  }
}

extension JSON5Cursor {
  /// The widths here, each once and ascending.
  fileprivate func widths() -> [Int]? {
    guard let widths = list({ $0.integer(in: 16...16384) }) else { return nil }
    if widths.isEmpty { report(.empty) }
    return widths.isEmpty ? nil : Set(widths).sorted()
  }
}
