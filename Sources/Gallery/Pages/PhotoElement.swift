internal import Images
internal import Mustache

/// A photo as a page's `<picture>` shows it.
struct PhotoElement {
  let photo: Photo
  /// The way from the page to the output folder.
  let root: String
  /// The `sizes` attribute.
  let sizes: String
  /// The pixels across that are of use; all where `nil`. Files that no screen would choose are left
  /// out: on a page of many pictures, their names weigh most.
  var usefulPixels: ClosedRange<Double>?
  /// Its position on the page, which stands for an alternative text where nobody wrote one.
  var number: Int?
  /// Whether the words beside it say all it could say to who cannot see it.
  var isDecorative = false
  /// Whether it is out of sight at first.
  var isLazy = false
  /// Whether it is the first thing to fetch.
  var isFirst = false

  /// Adds what `partials/picture` asks for.
  func add(to object: inout MustacheObject) {
    let fallback = useful(photo.fallbackDerivatives)
    let shown = fallback.last { $0.width <= 1280 } ?? fallback.first
    object["sources"] = .list(sources)
    object["src"] = .string(shown.map { path(of: $0) } ?? "")
    object["srcset"] = .string(srcset(fallback))
    object["sizes"] = .string(sizes)
    object["width"] = .number(shown?.width ?? photo.facts.width)
    object["height"] = .number(shown?.height ?? photo.facts.height)
    object["alt"] = .text(photo.metadata.alt ?? photo.metadata.title)
    object["number"] = number.map(MustacheValue.number) ?? .null
    object["isDecorative"] = .bool(isDecorative)
    object["isLazy"] = .bool(isLazy)
    object["isFirst"] = .bool(isFirst)
  }

  /// The formats that not every browser reads, best first.
  private var sources: [MustacheValue] {
    [DerivativeFormat.avif, .webp].compactMap { format in
      let files = useful(photo.derivatives.filter { $0.format == format })
      guard !files.isEmpty else { return nil }
      return [
        "type": .string(format.mediaType), "srcset": .string(srcset(files)),
      ]
    }
  }

  /// The files, smallest first, from the first that is large enough for the least use to the first
  /// that is for the greatest.
  private func useful(_ files: [Derivative]) -> [Derivative] {
    guard let usefulPixels else { return files }
    let first = files.firstIndex { Double($0.width) >= usefulPixels.lowerBound }
    let last = files.firstIndex { Double($0.width) >= usefulPixels.upperBound }
    let start = first ?? max(files.count - 1, 0)
    return Array(files[start..<max(start, last.map { $0 + 1 } ?? files.count)])
  }

  private func srcset(_ files: [Derivative]) -> String {
    var text = ""
    for file in files {
      if !text.isEmpty { text += "," }
      text += path(of: file)
      text += " \(file.width)w"
    }
    return text
  }

  private func path(of file: Derivative) -> String {
    root + file.publishedPath
  }
}

extension Photo {
  /// The files in the format that every browser reads; where only others were made, those.
  var fallbackDerivatives: [Derivative] {
    for format in [DerivativeFormat.jpeg, .png, .webp, .avif] {
      let files = derivatives.filter { $0.format == format }
      if !files.isEmpty { return files }
    }
    return []
  }

  /// Whether the page shines through it.
  var isTransparent: Bool { derivatives.contains { $0.format == .png } }

  /// The classes of its placeholder's colour, a hexadecimal digit each for red, green and blue:
  /// `r8 g0 bf`; `codes.css` knows them. Nothing for a picture that the page shines through.
  var colourClasses: String? {
    guard let placeholder, !isTransparent else { return nil }
    func digit(_ shift: UInt32) -> String {
      String(((placeholder >> shift & 0xFF) + 8) / 17, radix: 16)
    }
    return "r\(digit(16)) g\(digit(8)) b\(digit(0))"
  }
}
