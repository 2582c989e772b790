import CollectionLayout

/// A `sizes` attribute: how wide a picture will be in which window, said before any layout is known.
struct SizesAttribute {
  /// The widths, piece by piece, from the narrowest window to the widest in each band of heights.
  let entries: [Entry]

  /// The attribute's value.
  var text: String {
    var texts: [(condition: String, length: String)] = []
    var start = 0
    while start < entries.count {
      var end = start + 1
      var length = Self.length(entries[start])
      while end < entries.count, entries[end].region.height == entries[start].region.height,
        let shared = Self.sharedLength(entries[start...end])
      {
        length = shared
        end += 1
      }
      texts.append((entries[end - 1].region.upperCondition, length))
      start = end
    }
    // The last entry needs no condition, and says the same as those before it that are like it.
    while texts.count > 1, texts[texts.count - 1].length == texts[texts.count - 2].length {
      texts.remove(at: texts.count - 2)
    }
    return texts.map { $0.condition.isEmpty ? $0.length : $0.condition + " " + $0.length }
      .joined(separator: ",")
  }

  /// The length of one entry; in px or in parts of the window where that says the same.
  private static func length(_ entry: Entry) -> String {
    if let shared = sharedLength([entry]) { return shared }
    let lengths = entry.lengths.map { $0.roundedUp.css(.sizes, places: 1) }
    return lengths.count == 1 ? lengths[0] : "max(" + lengths.joined(separator: ",") + ")"
  }

  /// The shortest length that says the same as all entries, but for rounding.
  private static func sharedLength(_ entries: ArraySlice<Entry>) -> String? {
    guard entries.allSatisfy({ !$0.dependsOnHeight }) else { return nil }
    let samples = entries.flatMap(\.samples)
    let px = samples.reduce(0) { max($0, $1.width) }
    let vw = samples.reduce(0) { max($0, $1.width / $1.window) }
    let own = entries.filter { $0.lengths.count == 1 }.map { $0.lengths[0] }
    let lengths = [Affine(constant: px), Affine(perWidth: vw)] + own
    return lengths.lazy.map(\.roundedUp).first { length in
      samples.allSatisfy { length.isRounded($0.width, window: $0.window) }
    }?.css(.sizes, places: 1)
  }
}

extension SizesAttribute {
  /// The width of a picture in a piece: the greatest of some lengths.
  struct Entry {
    /// The sizes for which it holds.
    let region: Region
    /// The lengths, each of which is the greatest somewhere in the region.
    let lengths: [Affine]

    /// A picture as wide as a slot and, where it is cropped, as it must be to cover it.
    init(region: Region, width: Affine, covering: Affine?) {
      self.region = region
      guard let covering else {
        lengths = [width]
        return
      }
      // A thousandth of a length is no reason to say two.
      let corners = region.corners
      if corners.allSatisfy({ width.value(at: $0) * 1.001 >= covering.value(at: $0) }) {
        lengths = [width]
      } else if corners.allSatisfy({ covering.value(at: $0) * 1.001 >= width.value(at: $0) }) {
        lengths = [covering]
      } else {
        lengths = [width, covering]
      }
    }

    /// Whether the window's height matters.
    var dependsOnHeight: Bool { lengths.contains { abs($0.perHeight) > 1e-7 } }

    /// The width in the narrowest window of the piece, in the widest, and in some between.
    var samples: [(window: Double, width: Double)] {
      let windows = region.width.clamped(to: Survey.widthRange)
      return [0, 0.25, 0.5, 0.75, 1].map { part in
        let window = windows.lowerBound + part * (windows.upperBound - windows.lowerBound)
        let size = CGSize(width: window, height: 0)
        return (window, lengths.reduce(0) { max($0, $1.value(at: size)) })
      }
    }
  }
}

extension Affine {
  /// The length rounded up to thousandths of the window and to whole px.
  fileprivate var roundedUp: Affine {
    Affine(
      perWidth: (perWidth * 1000).roundedUp / 1000, perHeight: (perHeight * 1000).roundedUp / 1000,
      constant: constant.roundedUp)
  }

  /// Whether this is a width, or what rounding up may make of it.
  fileprivate func isRounded(_ width: Double, window: Double) -> Bool {
    let excess = value(at: CGSize(width: window, height: 0)) - width
    return excess > -0.01 && excess < 1 + window / 1000
  }
}

extension Double {
  /// The least whole number not below, but for errors of arithmetic.
  fileprivate var roundedUp: Double { (self - 1e-3).rounded(.up) }
}

extension Region {
  /// The extreme sizes of the region.
  fileprivate var corners: [CGSize] {
    let widths = width.clamped(to: Survey.widthRange)
    let heights = height.clamped(to: Survey.heightRange)
    return [widths.lowerBound, widths.upperBound].flatMap { width in
      [heights.lowerBound, heights.upperBound].map { CGSize(width: width, height: $0) }
    }
  }

  /// How far below an upper end a condition stays: Chromium takes a width that is up to 1/64 px
  /// above a `max-width` for one that is not.
  private static let fuzz = 0.02

  /// The upper ends of the region as a media condition, for a list whose first match counts.
  fileprivate var upperCondition: String {
    let parts = [
      height.upper.map { "(max-height:" + Number.css($0 - Self.fuzz, places: 2) + "px)" },
      width.upper.map { "(max-width:" + Number.css($0 - Self.fuzz, places: 2) + "px)" },
    ].compactMap { $0 }
    return parts.joined(separator: " and ")
  }
}
