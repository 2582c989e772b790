internal import Images
internal import Mustache

/// A photo as a page's `<picture>` shows it.
struct PhotoElement {
  let photo: Photo
  /// The way from the page to the output folder.
  let root: String
  /// The `sizes` attribute.
  let sizes: String
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
    let fallback = photo.fallbackDerivatives
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
      let files = photo.derivatives.filter { $0.format == format }
      guard !files.isEmpty else { return nil }
      return [
        "type": .string(format.mediaType), "srcset": .string(srcset(files)),
      ]
    }
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
